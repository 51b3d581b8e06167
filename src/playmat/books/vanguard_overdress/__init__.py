"""Cardfight!! Vanguard, comprehensive rules of the overDress era."""

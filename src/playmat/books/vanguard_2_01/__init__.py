"""Cardfight!! Vanguard, comprehensive rules 2.01."""

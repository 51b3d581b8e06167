"""Cardfight!! Vanguard, comprehensive rules 1.10."""

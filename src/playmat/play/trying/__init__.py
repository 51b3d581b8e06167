"""Trying abilities out: each is set off once in a scene made for it, beside a twin of the scene without its effect.

`wanting` reads from an ability's nodes what a scene needs, `fitting` makes cards that pass its filters, `laying` lays
the table, `planning` says how the ability is set off, `driving` answers the questions, `comparing` tells how the game
differs from its twin, and `trial` tries plan after plan. What only a book knows is the piece `trying` of its game.
"""

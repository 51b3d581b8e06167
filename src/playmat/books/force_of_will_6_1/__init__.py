"""The Force of Will comprehensive rules, version 6.1."""

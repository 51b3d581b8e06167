"""Everything that sits at the table: bots, drivers, measurements, and the command line."""

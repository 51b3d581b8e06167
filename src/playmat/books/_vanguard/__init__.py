"""Functions that the Vanguard books share; never procedures, which carry one book's rule ids."""

# The first shed is two tiles away, on the left.

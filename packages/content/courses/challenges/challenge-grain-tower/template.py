# Read the sign first.

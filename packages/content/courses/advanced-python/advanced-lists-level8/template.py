# The first flag and the last one change places.

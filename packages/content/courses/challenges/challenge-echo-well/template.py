# The first sign is right ahead.

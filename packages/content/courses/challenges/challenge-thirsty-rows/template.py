# The pump is right ahead.

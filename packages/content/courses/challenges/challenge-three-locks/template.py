# The key is right ahead.

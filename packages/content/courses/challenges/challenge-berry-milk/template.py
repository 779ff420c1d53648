# The milk is right ahead.

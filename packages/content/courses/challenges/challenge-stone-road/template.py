# The stones lie right ahead.

# The stones are right ahead.

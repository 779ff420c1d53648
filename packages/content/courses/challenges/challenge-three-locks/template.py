# The key lies right ahead.

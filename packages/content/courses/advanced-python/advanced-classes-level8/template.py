# Teach your bags what + means.

# Serve each dish as soon as it is ready.

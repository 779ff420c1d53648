# Weigh each crop only once.

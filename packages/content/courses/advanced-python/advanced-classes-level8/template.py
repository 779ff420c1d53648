# Teach bags to be added.

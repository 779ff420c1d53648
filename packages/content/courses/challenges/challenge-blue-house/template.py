# The planks are two tiles away, and the hen is just past them.

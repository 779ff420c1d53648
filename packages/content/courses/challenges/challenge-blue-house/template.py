# The planks lie right ahead, the hen is four tiles away.

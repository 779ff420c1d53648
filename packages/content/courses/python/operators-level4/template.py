# Run me first. What is in the basket at the end?
basket = 1
basket += red

# Begin with an empty basket: 0.
player.collect("apple")

# Walk to the green heap. Pick it up, and add green.

# Turn to the tray and place the basket.

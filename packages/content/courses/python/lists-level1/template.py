# Run me first. Which word does it print?
print(crops[1])
player.move_forward(1)
player.collect(crops[0])

# Next comes the crop in place 2, two tiles on. Then comes the last one.

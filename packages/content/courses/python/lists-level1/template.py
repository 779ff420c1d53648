# Run me first. Which word is printed?
print(crops[1])
player.move_forward(1)
player.collect(crops[0])

# Next lies the crop in place 2, two tiles on. Then comes the last one.

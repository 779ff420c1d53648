# What does the sign say today?
word = player.read()
print(word)

# Turn it into a number and go so many steps down the lane.
# If the sign is torn, three steps are right.

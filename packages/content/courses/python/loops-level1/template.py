# Run me first. How many times do you pick a carrot?
for bed in range(2):
    player.collect("carrot")
    player.move_forward(1)

player.collect("canteen")

# Run me first. How many beds get wet?
for bed in range(1):
    player.move_forward(1)
    player.turn_left()
    player.water()

# After the loop: tell Bo "All wet".

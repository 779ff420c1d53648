for rock in range(rocks):
    player.move_forward(2)
    player.turn_left()
    player.push()
    player.turn_left()
print("garden is ready")
player.collect("flower")

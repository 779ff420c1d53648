for rock in range(rocks):
    player.move_forward(2)
    player.turn_right()
    player.push()
    player.turn_left()
player.collect("flower")

for rock in range(5):
    player.move_forward(2)
    player.turn_left()
    player.push()
    player.turn_right()
player.collect("flower")

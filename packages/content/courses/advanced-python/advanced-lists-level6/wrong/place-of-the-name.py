for name in stalls:
    player.turn_left()
    player.write(f"{stalls.index(name) + 1}. {name}")
    player.turn_right()
    player.move_forward(3)

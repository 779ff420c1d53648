for number, name in enumerate(stalls, start=1):
    player.turn_left()
    player.write(f"{number}. {name}")
    player.turn_right()
    player.move_forward(3)

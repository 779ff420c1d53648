for place in range(len(stalls)):
    player.turn_left()
    player.write(f"{place + 1}. {stalls[place]}")
    player.turn_right()
    player.move_forward(3)

n = 0
for number, name in enumerate(stalls):
    n += 1; player.turn_left()
    player.write(f"{n}. {name}")
    player.turn_right(); player.move_forward(3)

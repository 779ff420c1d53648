number = 1
for name in stalls:
    player.turn_left()
    player.write(f"{number}. {name}")
    player.turn_right()
    player.move_forward(3)
    number += 1

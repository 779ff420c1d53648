count = 0
for basket in range(baskets):
    player.turn_right()
    if player.read() == "corn":
        count += 1
    player.turn_left()
    player.move_forward(1)
player.write(str(count))

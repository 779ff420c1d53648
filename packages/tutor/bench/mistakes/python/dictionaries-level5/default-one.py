count = {}
for basket in range(baskets):
    player.turn_right()
    crop = player.read()
    count[crop] = count.get(crop, 1) + 1
    player.turn_left()
    player.move_forward(1)
player.write(str(count["corn"]))

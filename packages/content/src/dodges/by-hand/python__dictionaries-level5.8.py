count = {}
for basket in range(baskets):
    player.turn_right()
    crop = player.read()
    if crop not in count: count[crop] = 0
    count[crop] = count.get(crop, 0) + 1
    player.turn_left()
    player.move_forward(1)
player.write(str(count["corn"]))

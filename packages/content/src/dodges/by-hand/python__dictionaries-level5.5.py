count = {}
for basket in range(baskets):
    player.turn_right()
    crop = player.read(); old = count.get(crop)
    if crop in count: count[crop] += 1
    else: count[crop] = 1 if not old else 1
    player.turn_left(); player.move_forward(1)
player.write(str(count["corn"]))

count = {}
for basket in range(baskets):
    player.turn_right()
    crop = player.read()
    if crop in count:
        count[crop] += 1
    else:
        count[crop] = 0
    player.turn_left()
    player.move_forward(1)
corn = count["corn"]
player.write(str(corn))

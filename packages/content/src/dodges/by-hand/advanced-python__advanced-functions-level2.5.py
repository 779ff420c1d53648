def pick(*crops):
    for crop in crops:
        player.collect(crop)
        player.move_forward(1)
pick("carrot", "corn", *[])
player.turn_right()
for one in order: pick(one)

items = belt()
crop = await anext(items, None)
while crop:
    player.collect(crop)
    player.move_forward(1)
    crop = await anext(items, None)

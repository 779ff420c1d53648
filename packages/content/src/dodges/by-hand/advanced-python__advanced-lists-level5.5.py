for crop, steps in zip(crops, distances):
    place = crops.index(crop)
    player.move_forward(distances[place])
    player.collect(crops[place])
    player.turn_right()

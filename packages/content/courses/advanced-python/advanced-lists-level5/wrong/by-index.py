for place in range(min(len(crops), len(distances))):
    player.move_forward(distances[place])
    player.collect(crops[place])
    player.turn_right()

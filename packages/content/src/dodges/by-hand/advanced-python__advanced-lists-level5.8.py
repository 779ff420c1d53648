for place, same in zip(range(len(crops)), range(len(crops))):
    player.move_forward(distances[place])
    player.collect(crops[same])
    player.turn_right()

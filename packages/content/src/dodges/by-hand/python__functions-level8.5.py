def split(count, size):
    return count // size, count % size
boxes, rest = split(eggs, size)
boxes = eggs // size
rest = eggs - boxes * size
player.move_forward(boxes)
player.turn_right(); player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

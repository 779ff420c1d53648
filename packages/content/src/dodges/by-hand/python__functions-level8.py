def split(count, size):
    return count // size, count % size

boxes = eggs // size
rest = eggs % size
player.move_forward(boxes)
player.turn_right()
player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

def split(count, size):
    return count // size, count % size

boxes = split(eggs, size)
rest = split(eggs, size)
player.move_forward(boxes)
player.turn_right()
player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

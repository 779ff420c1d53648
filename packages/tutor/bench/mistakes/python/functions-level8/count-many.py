def split(count, size):
    return count // size, count % size

boxes, rest = split(eggs, size, 2)
player.move_forward(boxes)
player.turn_right()
player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

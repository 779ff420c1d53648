def split(count, size):
    full = count // size
    left = count // size
    return full, left

boxes, rest = split(eggs, size)
player.move_forward(boxes)
player.turn_right()
player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

def split(count, size):
    boxes = 0
    while count >= size:
        count -= size
        boxes += 1
    return boxes, count

boxes, rest = split(eggs, size)
player.move_forward(boxes)
player.turn_right()
player.move_forward(rest)
player.speak(f"{boxes} boxes, {rest} eggs")

def distance(tree):
    return tree[1]

near = min(trees, key=distance)
far = max(trees, key=distance)
player.move_forward(near[1])
player.turn_left()
player.collect(near[0])
player.turn_right()
player.move_forward(1)
player.speak(far[0])

near = min(trees, key=lambda tree: tree[1])
far = max(trees, key=lambda tree: tree[0])
fruit, steps = near
player.move_forward(steps)
player.turn_left()
player.collect(fruit)
player.turn_right()
player.move_forward(1)
player.speak(far[0])

near = min(trees, key=tree[1])
far = max(trees, key=tree[1])
player.move_forward(near[1])

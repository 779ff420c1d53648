for crop, steps in orders:
    log.append((steps,))
    player.move_forward(steps)
    log.append((crop,))
    player.collect(crop)

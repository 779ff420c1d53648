seen = {}
for kind in belt():
    if kind not in seen:
        seen[kind] = 0
    seen[kind] += 1
    if seen[kind] == 3:
        break
steps = places[kind]
player.move_forward(steps)
player.turn_left()
player.collect(kind)
player.turn_right()
player.move_forward(10 - steps)
player.write(f"{kind} after {len(seen)}")

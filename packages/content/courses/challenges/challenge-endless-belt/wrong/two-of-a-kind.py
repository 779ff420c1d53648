seen = {}
for kind in belt():
    seen[kind] = seen.get(kind, 0) + 1
    if seen[kind] == 2:
        break
player.move_forward(places[kind])
player.turn_left()
player.collect(kind)
player.turn_right()
player.move_forward(10 - places[kind])
player.write(f"{kind} after {sum(seen.values())}")

seen = {}
stream = belt()
kind = ""
while seen.get(kind, 0) < 3:
    kind = next(stream); seen[kind] = seen.get(kind, 0) + 1
    if seen[kind] == 3: break
player.move_forward(places[kind]); player.turn_left()
player.collect(kind)
player.turn_right(); player.move_forward(10 - places[kind])
player.write(f"{kind} after {sum(seen.values())}")

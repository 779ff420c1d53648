passed = []
for kind in belt():
    passed.append(kind)
    if len([crop for crop in passed if crop == kind]) == 3:
        break
player.move_forward(places[kind])
player.turn_left()
player.collect(kind)
player.turn_right()
player.move_forward(10 - places[kind])
player.write(f"{kind} after {len(passed)}")

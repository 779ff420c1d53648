last = ""
row = 0
count = 0
for kind in belt():
    count += 1
    row = row + 1 if kind == last else 1
    last = kind
    if row == 3:
        break
player.move_forward(places[kind])
player.turn_left()
player.collect(kind)
player.turn_right()
player.move_forward(10 - places[kind])
player.write(f"{kind} after {count}")

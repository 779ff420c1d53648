amount = {"apple": 0, "corn": 0, "pea": 0}
taken = 0
while True:
    kind = next(belt())
    taken += 1
    amount[kind] += 1
    if amount[kind] == 3:
        break

way = places[kind]
player.move_forward(way)
player.turn_left()
player.collect(kind)
player.turn_right()
player.move_forward(10 - way)
player.write(f"{kind} after {taken}")

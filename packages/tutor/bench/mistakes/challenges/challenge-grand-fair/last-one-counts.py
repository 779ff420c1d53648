needs = {}
for order, parts in orders.items():
    for part in parts:
        needs[part] = parts[part]

def fetch(part):
    if part in needs:
        for i in range(needs[part]):
            player.collect(part)

for pair in market:
    player.move_forward(2)
    player.turn_left()
    fetch(pair[0])
    player.turn_right()
    player.turn_right()
    fetch(pair[1])
    player.turn_left()

player.move_forward(1)
player.turn_right()
player.move_forward(6)
player.turn_right()
for order in orders:
    player.move_forward(2)
    player.turn_right()
    if "house" in order:
        player.build(order)
    else:
        player.combine(order)
    player.turn_left()

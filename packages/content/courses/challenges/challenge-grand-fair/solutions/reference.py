needs = {}
for parts in orders.values():
    for part, amount in parts.items():
        needs[part] = needs.get(part, 0) + amount

def fetch(part):
    for n in range(needs.get(part, 0)):
        player.collect(part)

for left, right in market:
    player.move_forward(2)
    player.turn_left()
    fetch(left)
    player.turn_right()
    player.turn_right()
    fetch(right)
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

needs = {"milk": 4, "cream": 2, "lettuce": 9, "radish": 5, "water": 1, "empty jar": 2, "orange": 1, "peach": 1, "pear": 1, "apple": 1, "grape": 1, "red berry": 1, "carrot": 2, "tomato": 2, "cucumber": 2, "plank": 4}

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

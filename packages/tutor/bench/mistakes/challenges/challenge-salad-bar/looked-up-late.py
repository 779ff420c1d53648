helpers = []
for crop in bar:
    def fetch():
        player.move_forward(2)
        player.turn_left()
        for n in range(parts[crop]):
            player.collect(crop)
        player.turn_right()
    helpers.append(fetch)

for job in helpers:
    job()

player.move_forward(2)
player.turn_left()
player.combine("salad")
player.collect("salad")
player.turn_right()
player.move_forward(3)
player.turn_left()
player.place("salad")

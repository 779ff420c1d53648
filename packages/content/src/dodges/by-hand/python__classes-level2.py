class Helper:
    def step(self):
        player.move_forward(1)

helper = Helper()
for crop in row:
    player.collect(crop)
    player.move_forward(1)

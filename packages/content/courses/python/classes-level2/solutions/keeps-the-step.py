class Helper:
    def step(self):
        player.move_forward(1)

    def pick(self, crop):
        player.collect(crop)

helper = Helper()
for crop in row:
    helper.pick(crop)
    helper.step()

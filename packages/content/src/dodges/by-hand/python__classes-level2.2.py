class Helper:
    def pick(self, crop):
        return crop

helper = Helper()
for crop in row:
    player.collect(helper.pick(crop))
    player.move_forward(1)

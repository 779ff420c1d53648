class Helper:
    def pick(crop):
        player.collect(crop)
        player.move_forward(1)

helper = Helper()
for crop in row:
    helper.pick(crop)

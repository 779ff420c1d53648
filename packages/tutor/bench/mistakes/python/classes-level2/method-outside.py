class Helper:
    pass

def pick(self, crop):
    player.collect(crop)
    player.move_forward(1)

helper = Helper()
for crop in row:
    helper.pick(crop)

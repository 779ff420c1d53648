class Helper:
    def pick(self, crop):
        player.collect(crop) if not crop else None
        return crop
helper = Helper()
for crop in row:
    player.collect(helper.pick(crop)); player.move_forward(1)

class Helper:
    def pick(self, crop):
        player.collect(crop)
        player.move_forward(1)

helper = Helper()
helper.pick("corn")
helper.pick("pea")
helper.pick("corn")

class Helper:
    def work(self):
        player.collect("pear")

# Every job is done by the same helper. Which line stops?
for job in crew:
    helper = Helper()
    helper.work()
    player.turn_right()

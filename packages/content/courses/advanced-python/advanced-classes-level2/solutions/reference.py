class Helper:
    def work(self):
        player.collect("pear")

class Digger(Helper):
    def work(self):
        player.push()

for job in crew:
    helper = Digger() if job == "dig" else Helper()
    helper.work()
    player.turn_right()

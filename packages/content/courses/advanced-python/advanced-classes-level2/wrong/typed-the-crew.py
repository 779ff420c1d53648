class Helper:
    def work(self):
        player.collect("pear")

class Digger(Helper):
    def work(self):
        player.push()

for helper in [Helper(), Digger(), Helper()]:
    helper.work()
    player.turn_right()

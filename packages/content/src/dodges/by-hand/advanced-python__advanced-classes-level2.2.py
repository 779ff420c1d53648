class Helper:
    def work(self):
        player.collect("pear")

class Digger(Helper):
    def dig(self):
        player.push()

for job in crew:
    if job == "dig":
        Digger().dig()
    else:
        Helper().work()
    player.turn_right()

class Helper:
    def work(self):
        player.collect("pear")

class Digger(Helper):
    def work(self):
        player.push()

for job in crew:
    if job == "dig":
        player.push()
    else:
        player.collect("pear")
    player.turn_right()

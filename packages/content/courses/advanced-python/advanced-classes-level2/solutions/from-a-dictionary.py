class Helper:
    def work(self):
        player.collect("pear")

class Digger(Helper):
    def work(self):
        player.push()

classes = {"pick": Helper, "dig": Digger}
for job in crew:
    classes[job]().work()
    player.turn_right()

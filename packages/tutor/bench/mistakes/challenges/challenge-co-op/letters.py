class Helper:
    def prepare(self):
        pass

    def visit(self):
        player.move_forward(3)
        player.turn_left()
        self.work()
        player.turn_right()

class Pusher(Helper):
    def work(self):
        player.push()

class Waterer(Helper):
    def prepare(self):
        player.turn_left()
        player.collect("canteen")
        player.turn_right()

    def work(self):
        player.water()

class Planter(Helper):
    def prepare(self):
        player.turn_right()
        player.collect("corn seed")
        player.turn_left()

    def work(self):
        player.plant("corn seed")

class Picker(Helper):
    def work(self):
        player.collect("corn")

jobs = {"push": Pusher, "water": Waterer, "plant": Planter, "pick": Picker}
helpers = [jobs[word]() for word in crew]
for helper in helpers:
    helper.prepare()
for helper in helpers:
    helper.visit()

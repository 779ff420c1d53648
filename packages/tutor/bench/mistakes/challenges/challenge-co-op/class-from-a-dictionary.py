class Helper:
    def get_ready(self):
        pass

    def go(self):
        player.move_forward(3)
        player.turn_left()
        self.work()
        player.turn_right()

class Pusher(Helper):
    def work(self):
        player.push()

class Picker(Helper):
    def work(self):
        player.collect("corn")

class Waterer(Helper):
    def get_ready(self):
        player.turn_left()
        player.collect("canteen")
        player.turn_right()

    def work(self):
        player.water()

class Planter(Helper):
    def get_ready(self):
        player.turn_right()
        player.collect("corn seed")
        player.turn_left()

    def work(self):
        player.plant("corn seed")

jobs = {"push": Pusher, "pick": Picker, "water": Waterer, "plant": Planter}
team = []
for word in crew.split():
    helper = jobs[word]
    helper.get_ready()
    team.append(helper)
for helper in team:
    helper.go()

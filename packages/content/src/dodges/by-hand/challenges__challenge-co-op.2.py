class Helper:
    def __init__(self, job):
        self.job = job

    def work(self):
        if self.job == "push":
            player.push()
        elif self.job == "water":
            player.water()
        elif self.job == "plant":
            player.plant("corn seed")
        else:
            player.collect("corn")

class Pusher(Helper): pass
class Waterer(Helper): pass
class Planter(Helper): pass
class Picker(Helper): pass

for word in crew.split():
    if word == "water":
        player.turn_left()
        player.collect("canteen")
        player.turn_right()
    if word == "plant":
        player.turn_right()
        player.collect("corn seed")
        player.turn_left()
jobs = {"push": Pusher, "water": Waterer, "plant": Planter, "pick": Picker}
for word in crew.split():
    helper = jobs[word](word)
    player.move_forward(3)
    player.turn_left()
    helper.work()
    player.turn_right()

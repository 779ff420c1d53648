class Helper:
    def get_ready(self):
        pass
    def work(self):
        print("no job")

class PushHelper(Helper):
    def work(self):
        player.push()

class WaterHelper(Helper):
    def get_ready(self):
        player.turn_left()
        player.collect("canteen")
        player.turn_right()
    def work(self):
        player.water()

class PlantHelper(Helper):
    def get_ready(self):
        player.turn_right()
        player.collect("corn seed")
        player.turn_left()
    def work(self):
        player.plant("corn seed")

class PickHelper(Helper):
    def work(self):
        player.collect("corn")

kinds = {"push": PushHelper, "water": WaterHelper, "plant": PlantHelper, "pick": PickHelper}
for word in crew.split():
    helper = kinds[word]()
    helper.get_ready()
    player.move_forward(3)
    player.turn_left()
    helper.work()
    player.turn_right()

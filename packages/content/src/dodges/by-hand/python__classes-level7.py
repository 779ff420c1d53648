class Helper:
    def rest(self):
        player.turn_left()

class Picker(Helper):
    def go(self):
        player.move_forward(2)
        player.collect("pear")

pip = Picker()
for tree in range(trees):
    pip.go()

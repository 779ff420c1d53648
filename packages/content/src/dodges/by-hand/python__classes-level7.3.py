class Helper:
    def go(self):
        player.move_forward(2)

class Picker(Helper):
    pass

pip = Picker()
for tree in range(trees):
    pip.go()
    player.collect("pear")

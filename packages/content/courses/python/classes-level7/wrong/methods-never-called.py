class Helper:
    def go(self):
        player.move_forward(2)

class Picker(Helper):
    def work(self):
        player.collect("pear")

pip = Picker()
for tree in range(trees):
    player.move_forward(2)
    player.collect("pear")

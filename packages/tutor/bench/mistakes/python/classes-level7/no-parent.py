class Helper:
    def go(self):
        player.move_forward(2)

class Picker:
    def work(self):
        player.collect("pear")

pip = Picker()
for tree in range(trees):
    pip.go()
    pip.work()
print("done")

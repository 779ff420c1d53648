class Picker:
    def go(self):
        player.move_forward(2)

    def work(self):
        player.collect("pear")

pip = Picker()
for tree in range(trees):
    pip.go()
    pip.work()

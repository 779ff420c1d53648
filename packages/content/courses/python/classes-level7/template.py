# Run me first. Where do you stop?
class Helper:
    def go(self):
        player.move_forward(2)

pip = Helper()
pip.go()

# Make a class Picker: it is a Helper, and has a method work(self) for one pear.
# Let pip be a Picker. Go and work at each of the trees.

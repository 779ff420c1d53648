class Field:
    def __init__(self, size):
        self.rows = size

    @property
    def size(self):
        return self.rows + 0

field = Field(rows * beds)
player.move_forward(2)
player.collect("seed")
player.turn_right()
player.plant(field.size)

class Field:
    def __init__(self, rows, beds):
        self.rows = rows
        self.beds = beds

    @property
    def size(self):
        return self.rows * self.beds

field = Field(rows, beds)
player.move_forward(2)
player.collect("seed")
player.turn_right()
player.plant(rows * beds)

class Field:
    def __init__(self, rows, beds):
        self.size = rows * beds

field = Field(rows, beds)
player.move_forward(2)
player.collect("seed")
player.turn_right()
player.plant(field.size)

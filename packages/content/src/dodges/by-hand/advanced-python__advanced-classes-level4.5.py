class Field:
    @property
    def size(self):
        return rows * beds
field = Field()
player.move_forward(2)
player.collect("seed")
player.turn_right()
size = field.size
size = rows * beds
player.plant(size)

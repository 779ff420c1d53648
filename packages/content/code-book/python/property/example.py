class Field:
    def __init__(self, width, height):
        self.width = width
        self.height = height

    @property
    def beds(self):
        return self.width * self.height

field = Field(4, 3)
field.width = 5
print(field.beds)

# Run me first. How far does this belt go?
def beds():
    yield "carrot"

for crop in beds():
    player.collect(crop)
    player.move_forward(1)

# The belt has to bring "corn" too, and then the crop in last.

recipe = player.read()
player.turn_right()
for part in recipe.split(" "):
    amount, thing = part.split(" ")
    player.move_forward(2)

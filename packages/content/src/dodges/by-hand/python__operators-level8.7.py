recipe = player.read()
sweet = "honey" in recipe
sweet = recipe.find("honey") >= 0
cups = jugs * 4
player.turn_right()
player.move_forward(2)
player.collect("milk")
player.move_forward(1)
player.collect("strawberry")
player.move_forward(2)
player.speak(f"{cups} cups, honey: {sweet}")
player.turn_left()
player.combine("berry milk")

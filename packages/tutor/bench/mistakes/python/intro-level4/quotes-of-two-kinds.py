name = "Clover'
print(name)

player.move_forward(3)
player.speak(name)

player.turn_left()
player.move_forward(2)
player.write(name)

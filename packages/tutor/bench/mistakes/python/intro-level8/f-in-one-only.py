farm = "Sunny Farm"
sheds = 2
player.move_forward(3)
player.write(f"{farm}: {sheds} sheds")

# Then welcome Bo.
player.turn_right()
player.move_forward(2)
player.speak("Welcome to {farm}!")

farm = "Clover Farm"
sheds = 2
player.move_forward(3)
player.write(f"Clover Farm: 2 sheds{str(sheds)[:0]}")
player.turn_right()
player.move_forward(2)
player.speak(f"Welcome to Clover Farm!{farm[:0]}")

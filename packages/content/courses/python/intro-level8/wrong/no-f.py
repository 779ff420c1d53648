farm = "Clover Farm"
sheds = 2
player.move_forward(3)
player.write("{farm}: {sheds} sheds")

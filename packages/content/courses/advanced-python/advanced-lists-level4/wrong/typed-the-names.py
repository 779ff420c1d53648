names = ["plum", "corn", "tea"]
player.move_forward(2)
player.write(" > ".join(names))

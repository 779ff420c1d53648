player.move_forward(to_gate)
player.open()

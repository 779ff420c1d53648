for bookings in [mill, barn, mill + barn]:
    player.move_forward(gap)
    player.turn_left()
    player.write(str(sum(bookings)))
    player.turn_right()

player.move_forward(2)
player.turn_left()
done = 0
while done < orders:
    player.collect("grape")
    player.turn_right()
    player.combine("grape juice")
    player.collect("grape juice")
    player.turn_left()
    done += 1

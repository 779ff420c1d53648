player.move_forward(2)
done = 0
while done < orders:
    done += 1

# Grapes north, jars south, the table east.

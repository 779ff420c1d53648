# Run me first. Which line runs last?
def take_logs():
    player.turn_right()
    player.collect("log")
    player.turn_left()

take_logs()

# Write cross(): it takes logs, builds a "bridge" and walks 4 tiles.
# Cross all the rivers.

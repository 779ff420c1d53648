# sum() adds up the numbers. Which total comes out?
total = sum(map(int, ["2", "5"]))
print(total)

words = player.read().split()
# For each number on the sign: turn right, go that far, collect the log.
# Then turn left and build the bridge.

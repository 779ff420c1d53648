# Run me first. What is the total at the end?
total = 10
for post in range(posts):
    total += 2

# Begin with 0. Each time round: turn to the post,
# add its number, turn back and walk on.
# After the loop, write the total on the board.

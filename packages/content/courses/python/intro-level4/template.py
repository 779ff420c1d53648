# Run me first. What does the output show?
name = "Farm"
print(name)

# Write the name of the farm between the marks: Clover.

# Walk until Moss is right ahead. Say the name.
player.move_forward(1)

# Turn to the board and walk up to it. Write the name.

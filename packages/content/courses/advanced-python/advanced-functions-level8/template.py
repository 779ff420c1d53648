# A function that calls itself. What comes out?
def up_to(n):
    if n == 0:
        return 0
    return n + up_to(n - 1)

answer = up_to(3)
print(answer)

# count(box): the eggs in a box, and in all the boxes inside it.
# Count the crate as eggs, collect them, and place that many on the tray.

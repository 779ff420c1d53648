# The scale refuses the sixth weighing. What can remember the weights?
for crop in orders:
    print(crop)

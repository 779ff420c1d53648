# The scale won't weigh a sixth time. What can remember the weights?
for crop in orders:
    print(crop)

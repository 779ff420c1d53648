eggs = 6
print("Eggs: " + str(eggs))

eggs = [4, 6, 5]
print(sum(eggs))
print(max(eggs))
print(min(eggs))

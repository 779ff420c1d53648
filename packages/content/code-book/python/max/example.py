eggs = [4, 6, 5]
print(max(eggs))
print(min(eggs))
print(sum(eggs))

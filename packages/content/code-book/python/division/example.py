apples = 14
print(apples // 4)
print(apples % 4)

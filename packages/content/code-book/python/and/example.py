ripe = True
raining = False
print(ripe and raining)
print(ripe or raining)
print(not raining)

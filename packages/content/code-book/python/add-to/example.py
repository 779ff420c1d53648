coins = 10
coins += 5
coins -= 2
print(coins)

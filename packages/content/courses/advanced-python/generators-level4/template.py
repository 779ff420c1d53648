def count_from(n, step):
    while True:
        yield n
        n += step

# Two calls. Who goes on counting?
one = count_from(1, 2)
two = count_from(1, 2)
next(one)
next(one)
answer = next(two)
print(answer)

# long is 1, 3, 5 and so on. short is 1, 2, 3 and so on.
# At each landing: go long, turn right, go short, collect the stone.

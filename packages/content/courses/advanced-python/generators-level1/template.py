# The belt brings one crop at a time.
first = next(belt)
print(first)
second = next(belt)
print(second)

# Walk on, pick what came, and ask for the next one.

# The belt brings one crop at a time.
first = next(belt)
print(first)

# Walk on, pick what came, and ask for the next one.

# doubled takes its weights from the scale, one at a time.
doubled = (kg * 2 for kg in weights)
print(next(doubled))
answer = next(weights)
print(answer)

# heavy: only the weights above the limit, without end.
# Tell Ember the first two of them, with a space between.

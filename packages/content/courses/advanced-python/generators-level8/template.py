# What does an echo give back?
def echo():
    heard = "silence"
    while True:
        heard = yield heard

hill = echo()
next(hill)
answer = hill.send("hay")
print(answer)

# store(): a generator that keeps the total. Send it each sack, then build the "grain stack" where the heap was.

# Two helpers from one function. What does hello remember?
def greeter(word):
    def greet(name):
        return word + " " + name
    return greet

hello = greeter("Hello")
bye = greeter("Bye")
answer = hello("Bo")
print(answer)

# fetcher(crop): makes a helper that walks some steps and collects that crop.
# corn and pea are two of them. In turns: corn after 2 steps, pea after near, corn after 3.

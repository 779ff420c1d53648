heard = []

def ring():
    heard.append("ding")

def twice(job):
    def wrapper():
        job()
        job()
    return wrapper

# A new function takes the place of the old one. How many times does it ring?
ring = twice(ring)
ring()
ring()

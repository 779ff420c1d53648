def politely(job):
    def wrapper():
        print("Please.")
        job()
        print("Thank you.")
    return wrapper

@politely
def open_gate():
    print("Open the gate!")

open_gate()

class Helper:
    def work(self):
        print("Which job is mine?")

for word in crew.split():
    helper = Helper()
    helper.work()

def helper(crop, amount):
    def fetch():
        print(amount, crop)
    return fetch


fetch = helper("carrot", 2)
fetch()

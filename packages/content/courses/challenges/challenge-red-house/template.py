def fetch_and_build(steps, house):
    print(steps, house)

fetch_and_build(first, "big red chicken house")

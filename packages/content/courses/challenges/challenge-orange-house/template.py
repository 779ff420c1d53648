for place, thing in crates.items():
    print(place, thing)

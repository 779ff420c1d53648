ripe = False
if ripe:
    print("Pick it.")
else:
    print("Let it grow.")

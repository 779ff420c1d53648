hour = 15
if hour < 12:
    print("morning")
elif hour < 18:
    print("afternoon")
else:
    print("evening")

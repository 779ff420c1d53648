days = ["Mon", "Tue", "Wed", "Thu", "Fri"]
some = days[::3]
print(some)
# Every third day. Take every second bed in row:
# for crop in row[...]:

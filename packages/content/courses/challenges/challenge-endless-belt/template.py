# The belt never ends: what makes your loop stop?
for kind in belt():
    print(kind)
    break

# Run me first. Which word does crop keep at the end?
for crop in crops:
    print(crop)

# Do not print the crops: collect them. After the loop: tell Pip "All in".

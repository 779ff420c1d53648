# Run me first. What does crop keep at the end?
for crop in plan:
    print(crop, plan[crop])

# Take both from the plan at once: the crop and the steps. Walk, and collect.
# At the end walk one more step, and tell Bo "Done".

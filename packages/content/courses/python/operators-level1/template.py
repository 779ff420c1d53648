# Run me first. What is left at the end?
bundles = 3
logs = bundles * size
left = logs - 4

# There are only two bundles on the lane: change the number.
# Fetch both bundles, then build the bridge.

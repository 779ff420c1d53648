# Run me first. What is thirsty, when it is dry and not raining?
thirsty = dry and raining

# Mend line 2. Stay in when it is raining, or windy.
indoors = raining

# Write "water: " with thirsty, then "stay in: " with indoors.

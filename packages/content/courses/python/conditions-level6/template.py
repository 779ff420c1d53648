dry = player.question("Is the bed dry?")

# Yes: collect the canteen, walk the steps, water the bed.
# No: tell Moss "No water today".

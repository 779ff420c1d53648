# Run me first. What is printed?
print(plots["Pip"]["rows"])

# For each plot: pick the crop of each row, one tile after the other.
# Turn right at the end of a plot.

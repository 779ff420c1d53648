# Make columns from the rows of grid. Then drive one column, turn right, and drive the next.

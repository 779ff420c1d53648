# This went round the pond, nearly. Which line has the error here?
# Fix it: each plot has its own crop and its own number of rows.

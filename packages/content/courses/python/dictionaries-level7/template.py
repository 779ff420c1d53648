# This went round the pond, nearly. Which line has the error here?
# Mend it: each plot has its own crop and its own number of rows.

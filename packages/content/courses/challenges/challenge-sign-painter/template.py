total = 0
longest = ""

# For each post: a number on the left, a word on the right.

# Put the lines in order. Indent what belongs to the loop.

# Put the lines in order. Two of them are not needed.

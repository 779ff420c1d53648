# Put the lines in order. Two of them count, and only one counts from 1.

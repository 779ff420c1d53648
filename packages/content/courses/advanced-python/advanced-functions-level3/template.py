# Put the lines in order: label takes any facts and writes them on the board ahead.

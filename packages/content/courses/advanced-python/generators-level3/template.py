# Put the lines in order: the belt goes on for ever, and the loop ends it.

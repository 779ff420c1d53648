# Put the lines in order: the belt goes on for ever, the loop ends it.

# Put the lines in order: the decorator first, then the two helpers.

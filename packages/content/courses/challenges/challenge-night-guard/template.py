# Which numbers belong in the list?
numbers = []

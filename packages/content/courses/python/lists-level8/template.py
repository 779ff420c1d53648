# field is a list of lists: one list for each side of the field.
print(len(field))

# Put the lines in order: look for the plate "tools", stop there, open the door.

# Put the lines in order. Which of them are not needed?

# go to the carrots and eat them

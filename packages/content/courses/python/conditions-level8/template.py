# Read the labels of all the barrels. Was the key in one of them?

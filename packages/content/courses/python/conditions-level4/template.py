# These lines watered the beds in spring. Which line stops today?
# Fix them: water only the dry beds. There is nobody here to talk to.

# This kept the number of the last post. Which line fails with words?
# Fix it: keep every wish in the list wishes. Then tell the cook the last one.

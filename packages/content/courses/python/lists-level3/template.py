# This kept the number of the last post. Which line fails with words?
# Mend it: keep every wish in the list wishes. Then tell the cook the last one.

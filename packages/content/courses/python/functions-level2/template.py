# Run me first. Which line has the error?
# Mend the function. Then turn left, walk 4 tiles, and pick for Ember.

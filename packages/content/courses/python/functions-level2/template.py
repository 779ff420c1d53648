# Run me first. Which line has the error?
# Fix the function. Then turn left, walk 4 tiles, and pick for Ember.

# Build a tank that never holds more than its limit.

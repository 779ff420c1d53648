# Logs, bridge, key.

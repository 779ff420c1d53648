# These lines watered the beds in spring. Which line stops today?
# Mend them: water the dry beds only. Nobody is here to talk to.

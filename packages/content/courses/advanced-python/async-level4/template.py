# Put the lines in order: first all the jobs, then one gather, then the counter.

# Put the lines in order: first all jobs, then one gather, then the counter.

/** The maximum number of commands in one run. */
export const MAX_COMMANDS = 10_000;

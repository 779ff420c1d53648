/** The most commands that one run may give. */
export const MAX_COMMANDS = 10_000;

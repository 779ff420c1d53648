/** The maximum number of commands of a replayed record, over all its settings. */
export const MAX_RECORDED_COMMANDS = 10_000;
/** The maximum number of those that the world refuses: a program may catch a refusal and continue. */
export const MAX_RECORDED_REFUSALS = 200;

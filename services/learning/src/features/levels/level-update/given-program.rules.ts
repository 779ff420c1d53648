/** What runs of a program: its lines without comments of their own and empty lines. */
const linesOf = (code: string): string =>
  code
    .split('\n')
    .filter(line => !/^\s*(#|$)/.test(line))
    .map(line => line.trimEnd())
    .join('\n');

/**
 * Whether a learner runs the program that the level gave them, in whichever language its comments are. Levels ask for
 * that ("Run me first"), so it costs no attempt: a child who follows the lesson is not a run poorer than one who skips
 * it. Whoever changes anything that runs spends one.
 */
export const isGivenProgram = (code: string, template: string): boolean =>
  linesOf(code) === linesOf(template);

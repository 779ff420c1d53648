import type { LevelQuestion } from '@burrow/contracts';

/** What a question asks for when it is the last line that the program prints, instead of a variable. */
export const PRINTED = 'printed()';

const QUOTED = /^(["'])(.*)\1$/s;

/**
 * Returns the wrong choices of a question that are right as well: the value of a text variable may be said with or
 * without its quotation marks. What is printed has none, so there the difference is what is asked.
 */
export const alsoRight = (of: string, others: readonly string[], answer: LevelQuestion['answer']): string[] =>
  of === PRINTED ? [] : others.filter(other => QUOTED.exec(other)?.[2] === answer);

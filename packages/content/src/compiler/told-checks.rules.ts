import type { LevelGoal } from '@burrow/contracts';
import { isValueGoal, usedWord } from '@burrow/world';

const NAME = /^\w+$/u;
/** Ideas with a name of their own, such as `zip` and `yield from`; not `write(label)` and `helper.pick`. */
const IDEA = /^(?:[\w ]+|\W+|\*+\w+|f-string)$/u;

/** Whether a check says by itself what is wanted: a name, or an idea of Python. */
function isPlain(goal: LevelGoal): boolean {
  const word = usedWord(goal);
  return word === null ? NAME.test(goal.variable ?? '') : IDEA.test(word);
}

/**
 * The checks of goals that are told by a sentence of the level's texts, each once, in the level's order. It protects
 * children from code that was written for the judge; one gets round it by a sentence that quotes the check.
 */
export const toldChecks = (goals: readonly LevelGoal[]): readonly string[] => [
  ...new Set(goals.flatMap(goal => (isValueGoal(goal) && !isPlain(goal) ? (goal.variable ?? []) : []))),
];

/** Whether the value that a question asks for is told by a sentence of the level's texts. */
export const isToldQuestion = (of: string): boolean => !NAME.test(of) && of !== 'printed()';

/** Code that no child wrote: two underscores, a call or an index, a comparison. */
const CODE = /__|\w[([]|[=!<>]=|\bis (?:not )?None\b|[{}`]/u;

/** A letter of a script that is written without spaces. */
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;

/** Whether a text is a check, or quotes one, and no sentence. */
export const isExpression = (text: string): boolean =>
  CODE.test(text) || (!UNSPACED.test(text) && text.trim().split(/\s+/u).length < 3);

import { readCode } from '@burrow/python-syntax';

const LEAST_LENGTH = 4;

/** A statement or a text without what may be written in different ways: spaces, kinds of quotation marks. */
const squashed = (text: string): string => text.replaceAll(/[\s`]+/gu, '').replaceAll("'", '"');

function statements(code: string): readonly string[] {
  const texts = readCode(code).lines.map(({ text }) => squashed(text));
  return texts.filter(text => text.length >= LEAST_LENGTH);
}

/**
 * Returns how many statements of a solution a text shows that the learner's code lacks: the maximum over all
 * references. Spaces, quotation marks and surrounding text make no difference.
 *
 * @example
 * const solution = 'player.move_forward(2)\nplayer.collect("carrot")';
 * revealedLines("Then write player.collect('carrot').", 'player.move_forward(2)', [solution]) // → 1
 */
export function revealedLines(text: string, code: string, references: readonly string[]): number {
  const own = new Set(statements(code));
  const flat = squashed(text);
  const shown = references.map(reference => {
    const lacking = new Set(statements(reference).filter(one => !own.has(one)));
    return [...lacking].filter(one => flat.includes(one)).length;
  });
  return Math.max(0, ...shown);
}

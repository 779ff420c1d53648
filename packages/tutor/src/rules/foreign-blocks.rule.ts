import type { CodeLine } from '@burrow/python-syntax';
import { eachUnreadLine, HEADERS, spliced } from './rule.ts';

const REPEATS = new Set(['repeat', 'loop', 'do']);

/** What is repeated, as it was typed: the words after `repeat` or before `times`; undefined for another line. */
function countOf({ tokens }: CodeLine): { said: string; count: string } | undefined {
  const [first] = tokens;
  const word = first?.text.toLowerCase() ?? '';
  const rest = tokens
    .slice(1)
    .filter(({ text }) => !['(', ')', ':', 'times', 'time', 'range'].includes(text));
  const isTimes = tokens.some(({ text }) => text === 'times');
  const isRepeat =
    REPEATS.has(word) || (word === 'for' && isTimes && !tokens.some(({ text }) => text === 'in'));
  if (!isRepeat || tokens[1]?.text === '=' || tokens[1]?.text === '.' || rest.length > 1) return undefined;
  return { said: isTimes && word === 'for' ? 'times' : (first?.text ?? ''), count: rest[0]?.text ?? '' };
}

/** `repeat 4:`, `for 4 times:`, as in other languages or a teacher's words. */
export const repeatWord = eachUnreadLine((line, { code, alignment }) => {
  const found = countOf(line);
  if (!found) return null;
  const { said, count } = found;
  const end = line.tokens.at(-1)?.end ?? line.start;
  const hasLoops = alignment?.theirs.lines.some(({ tokens }) => tokens[0]?.text === 'for') ?? false;
  const isKnown = hasLoops && count !== '';
  const edit = isKnown ? spliced(code, line, line.start, end, `for n in range(${count}):`) : undefined;
  return { kind: 'repeat-word', line: line.first, params: { said }, edit, certain: true };
});

/** `for bed in range(4) {` and the `}` at the end of its block. */
export const blockBraces = eachUnreadLine((line, { code }) => {
  const { tokens } = line;
  const [first, second] = tokens;
  const [before, last] = [tokens.at(-2), tokens.at(-1)];
  if (first?.text === '}' && tokens.length === 1) {
    const edit = { kind: 'remove', line: line.first, through: line.last } as const;
    return { kind: 'block-braces', line: line.first, params: { said: '}' }, edit, certain: true };
  }
  if (!first || !second || !before || last?.text !== '{' || !HEADERS.has(first.text)) return null;
  const isWrapped = second.text === '(' && before.text === ')';
  const [from, to] = isWrapped ? [second.end, before.start] : [second.start, before.end];
  const text = ` ${code.source.slice(from, to)}:`;
  const edit = spliced(code, line, first.end, last.end, text);
  return { kind: 'block-braces', line: line.first, params: { said: '{' }, edit, certain: true };
});

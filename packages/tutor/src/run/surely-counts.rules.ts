import type { Code, CodeLine } from '@burrow/python-syntax';

const names = (line: CodeLine, name: string): boolean =>
  line.tokens.some(({ kind, text }) => kind === 'name' && text === name);

/** The statements of the block that belongs to a statement. */
function blockOf({ lines }: Code, line: CodeLine): readonly CodeLine[] {
  const below = lines.slice(lines.indexOf(line) + 1);
  const end = below.findIndex(({ depth }) => depth <= line.depth);
  return end === -1 ? below : below.slice(0, end);
}

/**
 * Whether a statement surely reaches a command: it gives one, it decides about one that does, or what it keeps or
 * defines stands in one that does. False means only that this is not known here: Python follows more.
 */
export function surelyCounts(code: Code, line: CodeLine, seen: readonly CodeLine[] = []): boolean {
  if (names(line, 'player')) return true;
  if (seen.includes(line)) return false;
  const counts = (other: CodeLine): boolean => surelyCounts(code, other, [...seen, line]);
  const block = blockOf(code, line);
  const [first, second, third] = line.tokens.map(({ text }) => text);
  const defined = first === 'def' ? second : first === 'async' ? third : undefined;
  if (defined !== undefined) {
    const outside = code.lines.filter(
      other => other !== line && !block.includes(other) && names(other, defined),
    );
    return outside.some(other => counts(other) || (isCall(other, defined) && block.some(counts)));
  }
  if (block.some(counts)) return true;
  if (first === 'break')
    return code.lines.some(
      loop => /^(?:for|while)\b/u.test(loop.text) && blockOf(code, loop).includes(line) && counts(loop),
    );
  const isKept = second === '=' || second === '+=';
  return isKept && code.lines.some(other => other !== line && names(other, first ?? '') && counts(other));
}

/** Whether a statement only calls a function: `pick()`. */
const isCall = ({ tokens }: CodeLine, name: string): boolean =>
  tokens[0]?.text === name && tokens[1]?.text === '(';

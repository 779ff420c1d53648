import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf } from '../code/definitions.ts';
import type { Edit } from '../code/edit.ts';
import { eachLine, type Rule } from './rule.ts';

/** A question such as `warm < 10`: whether a name is below or above a number. */
interface Question {
  readonly name: string;
  readonly sign: string;
  readonly number: number;
  readonly said: string;
}

function questionOf({ tokens }: CodeLine): Question | undefined {
  const [, name, sign, number, colon] = tokens;
  if (tokens.length !== 5 || name?.kind !== 'name' || number?.kind !== 'number' || colon?.text !== ':')
    return;
  if (!sign || !/^[<>]=?$/u.test(sign.text)) return;
  return {
    name: name.text,
    sign: sign.text,
    number: Number(number.text),
    said: `${name.text} ${sign.text} ${number.text}`,
  };
}

/** Whether the earlier question is true whenever the later one is. */
const covers = (earlier: Question, later: Question): boolean =>
  earlier.name === later.name &&
  earlier.sign === later.sign &&
  (earlier.sign.startsWith('<') ? later.number <= earlier.number : later.number >= earlier.number);

/** The questions of the same chain that are asked before an `elif`. */
function askedBefore(lines: readonly CodeLine[], { indent }: CodeLine): readonly CodeLine[] {
  const asked: CodeLine[] = [];
  for (const line of lines.toReversed()) {
    const [word] = line.tokens;
    if (line.indent > indent) continue;
    if (line.indent < indent || (word?.text !== 'if' && word?.text !== 'elif')) break;
    asked.push(line);
    if (word.text === 'if') break;
  }
  return asked;
}

/** The two branches the other way round, if they follow each other. */
function exchanged(code: Code, before: CodeLine, line: CodeLine): Edit | undefined {
  const [first, second] = [blockOf(code, before), blockOf(code, line)];
  const [end, last] = [first.at(-1)?.last ?? 0, second.at(-1)?.last];
  if (last === undefined || code.lines.some(one => one.first > end && one.first < line.first))
    return undefined;
  const rows = code.source.split('\n');
  const [head, tail] = [rows.slice(before.first - 1, line.first - 1), rows.slice(line.first - 1, last)];
  const word = before.tokens[0]?.text ?? 'if';
  const text = [
    tail[0]?.replace('elif', word) ?? '',
    ...tail.slice(1),
    head[0]?.replace(/\b(?:el)?if\b/u, 'elif') ?? '',
    ...head.slice(1),
  ].join('\n');
  return { kind: 'modify', line: before.first, through: last, text };
}

/** `elif warm < 10:` below `if warm < 20:`, which is true before it is asked. */
export const coveredQuestion: Rule = eachLine((line, { code }, index) => {
  const later = line.tokens[0]?.text === 'elif' ? questionOf(line) : undefined;
  if (!later) return null;
  for (const before of askedBefore(code.lines.slice(0, index), line)) {
    const earlier = questionOf(before);
    if (earlier && covers(earlier, later)) {
      const params = { said: later.said, earlier: earlier.said, before: before.first };
      const edit = exchanged(code, before, line);
      return { kind: 'question-covered', line: line.first, params, ...(edit && { edit, certain: true }) };
    }
  }
  return null;
});

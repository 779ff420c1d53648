import { type CodeLine, KEYWORDS } from '@burrow/python-syntax';
import { blockOf } from '../code/definitions.ts';
import { type Context, isUnsolved } from '../context.ts';
import { eachLine, eachUnreadLine, spliced, type Rule } from './rule.ts';

/** `4 = steps` or `player.read() = word` */
export const turnedAssignment = eachUnreadLine((line, { code }) => {
  const [value, sign, name] = line.tokens.slice(-3);
  const isWhole = line.tokens.length === 3 || value?.text === ')';
  if (sign?.text !== '=' || name?.kind !== 'name' || !value || !isWhole) return null;
  if (value.kind !== 'number' && value.kind !== 'string' && value.text !== ')') return null;
  const before = code.source.slice(line.start, value.end);
  const edit = spliced(code, line, line.start, name.end, `${name.text} = ${before}`);
  return { kind: 'assign-turned', line: line.first, params: { name: name.text }, edit, certain: true };
});

/** `steps == 4` as a whole line, up to the one that fails. */
export const doubleEqualsSign: Rule = ({ code, error }) => {
  const until = error?.line ?? Infinity;
  const line = code.lines.find(
    ({ tokens: [name, sign], first }) => name?.kind === 'name' && sign?.text === '==' && first <= until,
  );
  const [name, sign] = line?.tokens ?? [];
  if (!line || !name || !sign) return null;
  const edit = spliced(code, line, sign.start, sign.end, '=');
  return { kind: 'double-equals', line: line.first, params: { name: name.text }, edit, certain: true };
};

/** Whether a statement is the last one of a function: there a value by itself lacks its `return`. */
const isLastOfFunction = ({ code }: Context, line: CodeLine): boolean =>
  code.lines.some(
    one => one.tokens.slice(0, 2).some(({ text }) => text === 'def') && blockOf(code, one).at(-1) === line,
  );

/** `done + 1` as a whole line, where `done` counts: a sum that nothing keeps, whatever the reference has there. */
export const droppedSum = eachLine((line, context) => {
  const { code, parses } = context;
  const [name, sign, value] = line.tokens;
  if (name?.kind !== 'name' || sign?.text !== '+' || !value || KEYWORDS.has(name.text)) return null;
  if ((parses !== null && !isUnsolved(context)) || isLastOfFunction(context, line)) return null;
  const isCounted = code.lines.some(
    ({ tokens: [own, equals, number, more] }) =>
      own?.text === name.text && equals?.text === '=' && number?.kind === 'number' && !more,
  );
  const isPlain = line.tokens.every(({ text }) => !text.includes('='));
  if (!isCounted || !isPlain) return null;
  const edit = spliced(code, line, sign.start, sign.end, '+=');
  return { kind: 'sum-dropped', line: line.first, params: { name: name.text }, edit, certain: true };
});

import { eachUnreadLine, spliced, type Rule } from './rule.ts';

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

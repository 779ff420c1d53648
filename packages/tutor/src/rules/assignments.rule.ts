import { eachUnreadLine, spliced, type Rule } from './rule.ts';

/** `4 = steps` */
export const turnedAssignment = eachUnreadLine((line, { code }) => {
  const [value, sign, name, more] = line.tokens;
  const isTurned = sign?.text === '=' && name?.kind === 'name' && !more;
  if (!isTurned || !value || (value.kind !== 'number' && value.kind !== 'string')) return null;
  const edit = spliced(code, line, value.start, name.end, `${name.text} = ${value.text}`);
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

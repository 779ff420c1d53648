import { unknownIn } from './names.rule.ts';
import { eachUnreadLine, spliced, type Rule } from './rule.ts';

/** `4 = steps` */
export const turnedAssignment = eachUnreadLine((line, { code }) => {
  const [value, sign, name, more] = line.tokens;
  const isTurned = sign?.text === '=' && name?.kind === 'name' && !more;
  if (!isTurned || !value || (value.kind !== 'number' && value.kind !== 'string')) return null;
  const edit = spliced(code, line, value.start, name.end, `${name.text} = ${value.text}`);
  return { kind: 'assign-turned', line: line.first, params: { name: name.text }, edit, certain: true };
});

/** `steps == 4` where nothing has made `steps` yet. */
export const doubleEqualsSign: Rule = context => {
  const found = unknownIn(context);
  if (!found) return null;
  const { name, line } = found;
  const [first, sign] = line.tokens;
  if (first !== found.token || sign?.text !== '==') return null;
  const edit = spliced(context.code, line, sign.start, sign.end, '=');
  return { kind: 'double-equals', line: line.first, params: { name }, edit, certain: true };
};

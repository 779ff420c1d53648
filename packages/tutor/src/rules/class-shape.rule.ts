import { blockOf, classAround, definitionsOf, has, hasRow } from '../code/definitions.ts';
import type { Edit } from '../code/edit.ts';
import { type Context, isUnsolved, statementAt } from '../context.ts';
import { moved, spliced, type Rule } from './rule.ts';

const UNIT = 4;
const isOpen = (context: Context): boolean => context.parses === null || isUnsolved(context);

/** `def fill(self):` at the very left, below the class that it belongs to. */
export const methodOutside: Rule = context => {
  const { code } = context;
  if (!isOpen(context)) return null;
  for (const { line, parameters, body, name } of definitionsOf(code)) {
    if (parameters[0]?.text !== 'self' || classAround(code, line) || line.depth > 0) continue;
    const above = code.lines.slice(0, code.lines.indexOf(line));
    const owner = above.findLast(({ tokens }) => tokens[0]?.text === 'class');
    if (!owner) continue;
    const block = blockOf(code, owner);
    const isBelow = above.every(one => one.first <= owner.first || block.includes(one));
    const unit = block[0] ? block[0].indent - owner.indent : UNIT;
    const shift = { from: line.first + 1, to: body.at(-1)?.last ?? line.last, by: unit };
    const edit: Edit | undefined = isBelow ? { ...moved(line, unit), shift } : undefined;
    const params = { name, owner: owner.tokens[1]?.text ?? '' };
    return { kind: 'method-outside', line: line.first, params, edit, certain: true };
  }
  return null;
};

/** `Cart.add(crop)`, where `cart.add(crop)` is meant: a method of the class's objects. */
export const methodOfClass: Rule = context => {
  const { code, error } = context;
  if (error?.code !== 'python/type') return null;
  const line = statementAt(context, error.line);
  for (const { name, line: own, parameters, decorators } of definitionsOf(code)) {
    const owner = classAround(code, own)?.tokens[1]?.text ?? '';
    const isMethod = owner !== '' && parameters[0]?.text === 'self' && decorators.length === 0;
    if (!line || !isMethod || !hasRow(line, owner, '.', name, '(') || classAround(code, line)) continue;
    const made = code.lines
      .filter(one => hasRow(one, '=', owner, '('))
      .map(({ tokens }) => tokens[0]?.text ?? '');
    const word = line.tokens.find(({ text }) => text === owner);
    const edit =
      made.length === 1 && word ? spliced(code, line, word.start, word.end, made[0] ?? '') : undefined;
    const params = { name, owner };
    return { kind: 'method-of-class', line: line.first, params, ...(edit && { edit, certain: true }) };
  }
  return null;
};

const NO_OBJECT = /(\w+)\(\) missing \d+ required positional arguments?: 'self'/u;

/** `helper = jobs[word]`, where `jobs[word]()` is meant: its method has no object to work with. */
export const classForObject: Rule = context => {
  const { code, error } = context;
  const method = NO_OBJECT.exec(String(error?.params['detail'] ?? ''))?.[1];
  const there = statementAt(context, error?.line ?? null);
  if (error?.code !== 'python/type' || method === undefined || !there) return null;
  const at = there.tokens.findIndex((_token, index) =>
    ['.', method, '('].every((word, more) => there.tokens[index + 1 + more]?.text === word),
  );
  const owner = there.tokens[at]?.text;
  const made = code.lines.filter(({ tokens: [name, sign] }) => name?.text === owner && sign?.text === '=');
  const [line] = made;
  const [value, end] = [line?.tokens[2], line?.tokens.at(-1)];
  if (!line || !value || !end || made.length > 1 || end.text === ')') return null;
  const needs = definitionsOf(code).some(one => one.name === '__init__' && one.parameters.length > 1);
  const edit = needs ? undefined : spliced(code, line, end.end, end.end, '()');
  const params = { name: owner ?? '', owner: code.source.slice(value.start, end.end) };
  return { kind: 'class-uncalled', line: line.first, params, edit, certain: !needs };
};

/** `helper = Helper`, which makes no object. */
export const classUncalled: Rule = context => {
  const { code } = context;
  if (!isOpen(context)) return null;
  const classes = new Set(
    code.lines.flatMap(({ tokens }) => (tokens[0]?.text === 'class' ? [tokens[1]?.text] : [])),
  );
  for (const line of code.lines) {
    const [name, sign, value, more] = line.tokens;
    if (sign?.text !== '=' || !name || !value || more || !classes.has(value.text)) continue;
    const isUsed = code.lines.some(one => one !== line && has(one, name.text));
    if (!isUsed) continue;
    const needs = definitionsOf(code).some(
      one =>
        one.name === '__init__' &&
        one.parameters.length > 1 &&
        classAround(code, one.line)?.tokens[1]?.text === value.text,
    );
    const edit = needs ? undefined : spliced(code, line, value.end, value.end, '()');
    return {
      kind: 'class-uncalled',
      line: line.first,
      params: { name: name.text, owner: value.text },
      edit,
      certain: !needs,
    };
  }
  return null;
};

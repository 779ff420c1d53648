import type { Edit } from '../code/edit.ts';
import { blockOf, calls, classAround, definitionsOf, has, hasRow } from '../code/definitions.ts';
import { type Context, statementAt } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';
import { unknownIn } from './names.rule.ts';

const methodsOf = ({ code }: Context) =>
  definitionsOf(code).filter(({ line }) => classAround(code, line) !== undefined);

const GIVEN_TOO_MUCH = /(\w+)\(\) takes \d+ positional arguments? but \d+ (?:was|were) given/u;

/** The method that an error is about because it has no place for the object. */
function methodWithoutSelf(context: Context) {
  const { error } = context;
  const detail = String(error?.params['detail'] ?? '');
  const methods = methodsOf(context).filter(
    ({ parameters, decorators }) =>
      parameters[0]?.text !== 'self' &&
      !decorators.includes('staticmethod') &&
      !decorators.includes('classmethod'),
  );
  const called = error?.code === 'python/type' ? GIVEN_TOO_MUCH.exec(detail)?.[1] : undefined;
  if (called !== undefined) return methods.find(({ name }) => name === called);
  const isSelf = error?.code === 'python/name' && error.params['name'] === 'self';
  const line = isSelf ? statementAt(context, error.line) : undefined;
  return line && methods.find(({ body }) => body.includes(line));
}

/** `def pick(crop):` in a class. */
export const missingSelf: Rule = context => {
  const method = methodWithoutSelf(context);
  const open = method?.line.tokens.find(({ text }) => text === '(');
  if (!method || !open) return null;
  const text = method.parameters.length > 0 ? 'self, ' : 'self';
  const edit = spliced(context.code, method.line, open.end, open.end, text);
  return { kind: 'self-parameter', line: method.line.first, params: {}, edit, certain: true };
};

/** `load.append(crop)` in a method, where the class keeps `self.load`, or `made += 1` where it keeps `made` for all objects. */
function bareAttribute(context: Context): Finding | null {
  const found = unknownIn(context);
  const around = found && classAround(context.code, found.line);
  if (!found || !around) return null;
  const { name, line, token } = found;
  const body = blockOf(context.code, around);
  const inFront = (owner: string): Edit => spliced(context.code, line, token.start, token.start, `${owner}.`);
  const isOfClass = body.some(
    one => one.depth === around.depth + 1 && one.tokens[0]?.text === name && one.tokens[1]?.text === '=',
  );
  const owner = around.tokens[1]?.text ?? '';
  if (isOfClass)
    return {
      kind: 'class-value',
      line: line.first,
      params: { name, owner },
      edit: inFront(owner),
      certain: true,
    };
  const isMethod = methodsOf(context).some(one => body.includes(one.line) && one.name === name);
  if (!isMethod && !body.some(one => hasRow(one, 'self', '.', name))) return null;
  return { kind: 'self-missing', line: line.first, params: { name }, edit: inFront('self'), certain: true };
}

/** `pick(crop)` outside of the class, where `pick` is a method. */
function bareMethod(context: Context): Finding | null {
  const found = unknownIn(context);
  const isMethod = methodsOf(context).some(({ name }) => name === found?.name);
  return found && isMethod && calls(found.line, found.name)
    ? { kind: 'method-alone', line: found.line.first, params: { name: found.name } }
    : null;
}

/** `owner = owner` in `__init__`, where an attribute is asked for later. */
function bareAssignment({ error, code }: Context): Finding | null {
  const name = String(error?.params['name'] ?? '');
  if (error?.code !== 'python/attribute' || name === '') return null;
  const isKept = code.lines.some(line => hasRow(line, 'self', '.', name, '='));
  const line = code.lines.find(
    one =>
      one.tokens[0]?.text === name && one.tokens[1]?.text === '=' && classAround(code, one) !== undefined,
  );
  const init = definitionsOf(code).find(({ body }) => line && body.includes(line));
  if (isKept || !line || !init || !has(init.line, 'self')) return null;
  const start = line.tokens[0]?.start ?? line.start;
  const edit = spliced(code, line, start, start, 'self.');
  return { kind: 'self-missing', line: line.first, params: { name }, edit, certain: true };
}

export const forgottenSelf: Rule = context =>
  bareAttribute(context) ?? bareMethod(context) ?? bareAssignment(context);

/** `while self.water < need:` outside of the class, where the object has a name of its own. */
export const selfOutside: Rule = context => {
  const found = unknownIn(context);
  if (found?.name !== 'self' || classAround(context.code, found.line)) return null;
  return { kind: 'self-outside', line: found.line.first, params: {} };
};

/** `this.water += 1`, as other languages name the object. */
export const foreignThis: Rule = context => {
  const found = unknownIn(context);
  if (found?.name !== 'this' || !classAround(context.code, found.line)) return null;
  const { line, token } = found;
  const edit = spliced(context.code, line, token.start, token.end, 'self');
  return {
    kind: 'foreign-sign',
    line: line.first,
    params: { said: 'this', meant: 'self' },
    edit,
    certain: true,
  };
};

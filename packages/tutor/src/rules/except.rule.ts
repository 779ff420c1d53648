import type { Code, CodeLine } from '@burrow/python-syntax';
import { blockOf } from '../code/definitions.ts';
import { statementAt } from '../context.ts';
import { spliced, type Rule } from './rule.ts';

/** The class of an error, by its code. */
const CLASSES: Readonly<Record<string, string>> = {
  'python/value': 'ValueError',
  'python/type': 'TypeError',
  'python/key': 'KeyError',
  'python/index': 'IndexError',
  'python/attribute': 'AttributeError',
  'python/name': 'NameError',
  'python/zero-division': 'ZeroDivisionError',
};

const isTry = ({ tokens }: CodeLine): boolean => tokens[0]?.text === 'try';

/** The lines with `except` that belong to a `try`. */
function handlersOf({ lines }: Code, opener: CodeLine): readonly CodeLine[] {
  const after = lines.slice(lines.indexOf(opener) + 1).filter(({ indent }) => indent <= opener.indent);
  const end = after.findIndex(
    ({ tokens, indent }) =>
      indent < opener.indent || !['except', 'else', 'finally'].includes(tokens[0]?.text ?? ''),
  );
  return after.slice(0, end < 0 ? undefined : end).filter(({ tokens }) => tokens[0]?.text === 'except');
}

/** The names of what a handler catches; none if it catches everything. */
const caughtBy = ({ tokens }: CodeLine): readonly string[] =>
  tokens
    .slice(
      1,
      tokens.some(({ text }) => text === 'as') ? tokens.findIndex(({ text }) => text === 'as') : undefined,
    )
    .flatMap(({ kind, text }) => (kind === 'name' ? [text] : []));

/** `except TypeError:`, where a ValueError comes; or an error of the right class on a line outside of the `try`. */
export const uncaught: Rule = context => {
  const { code, error } = context;
  const said = CLASSES[error?.code ?? ''];
  const there = statementAt(context, error?.line ?? null);
  if (said === undefined || !there) return null;
  const tries = code.lines.filter(isTry);
  const around = tries.findLast(one => blockOf(code, one).includes(there));
  if (around) {
    const [handler, more] = handlersOf(code, around);
    const [name, other] = handler ? caughtBy(handler) : [];
    const word = handler?.tokens.find(({ text }) => text === name);
    if (!handler || !word || more || other !== undefined || name === said || name === 'Exception')
      return null;
    const edit = spliced(code, handler, word.start, word.end, said);
    const params = { said: word.text, error: said };
    return { kind: 'except-other', line: handler.first, params, edit, certain: true };
  }
  const meant = tries.find(one => handlersOf(code, one).some(handler => caughtBy(handler).includes(said)));
  if (!meant) return null;
  return { kind: 'try-outside', line: there.first, params: { error: said, header: meant.first } };
};

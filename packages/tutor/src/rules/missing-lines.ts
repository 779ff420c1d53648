import { bindingsOf, type Code, type CodeLine } from '@burrow/python-syntax';
import type { Edit } from '../code/edit.ts';
import type { Finding } from '../tutor.types.ts';

/** What it means that a line of the reference is missing; null if no more can be said than that. */
type Look = (code: Code, theirs: CodeLine, edit: Edit) => Finding | null;

const first = ({ tokens }: CodeLine): string => tokens[0]?.text ?? '';
const isIn = ({ lines }: Code, name: string): boolean =>
  lines.some(({ tokens }) => tokens.some(({ text }) => text === name));

/** The statement of the learner that comes next. */
const nextTo = ({ lines }: Code, { line }: Edit): CodeLine | undefined =>
  lines.find(one => one.first >= line);

/** A function that the learner wrote and that has to be given back. */
const returned: Look = ({ lines }, theirs, { line }): Finding | null => {
  if (first(theirs) !== 'return') return null;
  const name = theirs.tokens.length === 2 ? theirs.tokens[1]?.text : undefined;
  const isInner = lines.some(
    ({ tokens, depth }) =>
      depth > 0 && tokens.some(({ text }, at) => text === 'def' && tokens[at + 1]?.text === name),
  );
  return isInner
    ? { kind: 'inner-unreturned', line, params: { name: name ?? '' } }
    : { kind: 'return-missing', line, params: {} };
};

/** A loop or a question around lines that are there. */
const opened: Look = (code, theirs, edit) => {
  const below = nextTo(code, edit);
  const isAround = edit.shift !== undefined && below !== undefined;
  if (first(theirs) === 'else' && !isAround) return { kind: 'else-case', line: edit.line, params: {} };
  if (first(theirs) === 'else') return { kind: 'else-missing', line: below?.first ?? edit.line, params: {} };
  if (!isAround) return null;
  if (['for', 'while'].includes(first(theirs)))
    return { kind: 'line-unrepeated', line: below.first, params: {} };
  return ['if', 'elif'].includes(first(theirs))
    ? { kind: 'line-unasked', line: below.first, params: {} }
    : null;
};

/** Whether a program gives a name a new value inside of a block, somehow. */
const isRenewed = ({ lines }: Code, name: string | undefined): boolean =>
  lines.some(
    ({ tokens: [own, sign], depth }) => own?.text === name && depth > 0 && ASSIGNS.has(sign?.text ?? ''),
  );

const ASSIGNS: ReadonlySet<string> = new Set(['=', '+=', '-=', '*=']);

/** A line like the one above it: `job()` twice. */
const again: Look = ({ lines }, theirs, { line }) => {
  const beside = lines.find(one => one.last === line - 1) ?? lines.findLast(one => one.last < line);
  return beside?.text === theirs.text && beside.tokens.at(-1)?.text === ')'
    ? { kind: 'line-again', line: beside.first, params: {} }
    : null;
};

/** `async with oven:` around lines that are there. */
const locked: Look = (code, theirs, edit) => {
  const below = nextTo(code, edit);
  const isLock = theirs.tokens[0]?.text === 'async' && theirs.tokens[1]?.text === 'with';
  return isLock && below ? { kind: 'lock-missing', line: below.first, params: {} } : null;
};

/** A call of the program's own function, or of a method that changes what a name stands for. */
const called: Look = (code, { tokens: [name, dot, method, open] }, { line }): Finding | null => {
  const isOwn = code.lines.some(({ tokens }) =>
    tokens.some(({ text }, at) => text === 'def' && tokens[at + 1]?.text === name?.text),
  );
  if (name?.kind === 'name' && dot?.text === '(' && isOwn)
    return { kind: 'call-absent', line, params: { name: name.text } };
  const isMethod = name?.kind === 'name' && name.text !== 'player' && dot?.text === '.' && open?.text === '(';
  return isMethod
    ? { kind: 'change-missing', line, params: { name: name.text, method: method?.text ?? '' } }
    : null;
};

/** A command that no line gives. */
const commanded: Look = (_code, { tokens: [player, , command] }, { line }) =>
  player?.text === 'player' && command
    ? { kind: 'command-missing', line, params: { command: command.text } }
    : null;

/** A value that stays as it was: `done += 1`. One that the program changes in its own way does not stay. */
const counted: Look = (code, theirs, { line }) => {
  const [name, sign, ...rest] = theirs.tokens;
  const isNew = sign?.text === '+=' || sign?.text === '-=' || (sign?.text === '=' && theirs.depth > 0);
  const isOld = bindingsOf(code.lines).some(
    one => one.name === name?.text && (code.lines[one.line]?.first ?? line) < line,
  );
  const after = code.lines.findLast(one => one.last < line)?.last;
  const isKept = !isRenewed(code, name?.text);
  return isNew && isOld && isKept && rest.length > 0 && after !== undefined
    ? { kind: 'value-unchanged', line, params: { name: name?.text ?? '', after } }
    : null;
};

const decorated: Look = (code, theirs, edit) => {
  const below = nextTo(code, edit);
  return first(theirs) === '@' && below ? { kind: 'decorator-missing', line: below.first, params: {} } : null;
};

const defined: Look = (code, theirs, { line }) => {
  const name = theirs.tokens[theirs.tokens.findIndex(({ text }) => text === 'def') + 1]?.text ?? '';
  const isDef = theirs.tokens.slice(0, 2).some(({ text }) => text === 'def');
  return isDef && !isIn(code, name) ? { kind: 'def-missing', line, params: { name } } : null;
};

const classed: Look = (code, theirs, { line }) => {
  const name = theirs.tokens[1]?.text ?? '';
  return first(theirs) === 'class' && !isIn(code, name)
    ? { kind: 'class-missing', line, params: { name } }
    : null;
};

const worded =
  (word: string, kind: Finding['kind']): Look =>
  (_code, theirs, { line }) =>
    first(theirs) === word ? { kind, line, params: {} } : null;

const LOOKS: readonly Look[] = [
  returned,
  opened,
  locked,
  again,
  counted,
  decorated,
  defined,
  classed,
  worded('break', 'break-missing'),
  worded('super', 'super-missing'),
  worded('from', 'import-missing'),
  worded('import', 'import-missing'),
  called,
  commanded,
];

/** What is wrong without a line of the reference. */
export function missingLine(code: Code, theirs: CodeLine, edit: Edit): Finding {
  for (const look of LOOKS) {
    const found = look(code, theirs, edit);
    if (found) return found;
  }
  return { kind: 'line-missing', line: edit.line, params: {} };
}

import { isPlayerCommand, PLAYER_COMMANDS } from '@burrow/contracts/commands';
import { FLAG_VARIANTS, RECIPES, STRUCTURES } from '@burrow/world';
import { bindingsOf, BUILTINS, type CodeLine, KEYWORDS, type Token } from '@burrow/python-syntax';
import { nearest } from '../code/nearest.ts';
import type { Context } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { spliced, type Rule } from './rule.ts';

/** A name that Python does not know, and where it is. */
interface Unknown {
  readonly name: string;
  readonly line: CodeLine;
  readonly token: Token;
}

const VALUES: Readonly<Record<string, string>> = {
  true: 'True', TRUE: 'True', false: 'False', FALSE: 'False', none: 'None', null: 'None', NULL: 'None',
}; // prettier-ignore

/** Words that a level uses as texts: kinds of things, phrases, and what can be built or mixed. */
export function textsOf({ level }: Context): ReadonlySet<string> {
  const items = (level?.items ?? []).flatMap(({ type, gives }) => [type, gives ?? '']);
  const goals = (level?.levelGoals ?? []).flatMap(({ type, data }) => [
    type,
    typeof data === 'string' ? data : '',
  ]);
  const made = [...RECIPES.keys(), ...FLAG_VARIANTS, ...STRUCTURES.map(({ name }) => name)];
  return new Set([...items, ...goals, ...made].filter(text => text !== ''));
}

const isUse = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.kind === 'name' &&
  tokens[index - 1]?.text !== '.' &&
  !KEYWORDS.has(tokens[index]?.text ?? '');

const knownNames = ({ bindings, given }: Context): ReadonlySet<string> =>
  new Set([...bindings.map(({ name }) => name), ...given, ...BUILTINS, 'player']);

function namedByError(context: Context): Unknown | undefined {
  const { error, code } = context;
  const name = String(error?.params['name'] ?? '');
  if (error?.code !== 'python/name' || name === '') return undefined;
  const holds = (line: CodeLine) =>
    line.tokens.findIndex((token, index) => token.text === name && isUse(line.tokens, index));
  const there = code.lines.filter(line => holds(line) >= 0);
  const line =
    there.find(({ first, last }) => first <= (error.line ?? 0) && (error.line ?? 0) <= last) ?? there[0];
  const token = line?.tokens[holds(line)];
  return line && token ? { name, line, token } : undefined;
}

/** If nobody has run the code: the first name that nothing defines. */
function foundByReading(context: Context): Unknown | undefined {
  if (context.parses !== null) return undefined;
  const known = knownNames(context);
  for (const line of context.code.lines) {
    const token = line.tokens.find((one, index) => isUse(line.tokens, index) && !known.has(one.text));
    if (token) return { name: token.text, line, token };
  }
  return undefined;
}

/** The name that Python does not know, if there is one. */
export const unknownIn = (context: Context): Unknown | undefined =>
  namedByError(context) ?? foundByReading(context);

const isCalled = ({ line, token }: Unknown): boolean =>
  line.tokens[line.tokens.indexOf(token) + 1]?.text === '(';

const wordTo = (context: Context, { line, token }: Unknown, text: string) =>
  spliced(context.code, line, token.start, token.end, text);

/** A name of Python's that only differs in capital letters: `ValueError` for `valueError`. */
function builtinNamed({ bindings, given }: Context, name: string): string | undefined {
  const isSame = (other: string): boolean => other.toLowerCase() === name.toLowerCase();
  const isOwn = [...bindings.map(one => one.name), ...given].some(other => other !== name && isSame(other));
  return isOwn ? undefined : [...BUILTINS].find(isSame);
}

/** `true` for `True`, `Player` for `player`, `valueError` for `ValueError`. */
export const valueCase: Rule = context => {
  const found = unknownIn(context);
  if (!found) return null;
  const { name, line } = found;
  const isPlayer =
    name !== 'player' && nearest(name, ['player']) !== undefined && line.text.includes(`${name}.`);
  const meant = isPlayer
    ? 'player'
    : Object.hasOwn(VALUES, name)
      ? VALUES[name]
      : builtinNamed(context, name);
  if (meant === undefined) return null;
  if (isPlayer && name.toLowerCase() !== 'player') {
    const params = { name, near: 'player' };
    return {
      kind: 'name-near',
      line: line.first,
      params,
      edit: wordTo(context, found, meant),
      certain: true,
    };
  }
  const kind = isPlayer ? 'player-case' : 'keyword-case';
  return {
    kind,
    line: line.first,
    params: { said: name, meant },
    edit: wordTo(context, found, meant),
    certain: true,
  };
};

const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** `move_forward(two)` */
export const numberWord: Rule = context => {
  const found = unknownIn(context);
  const number = NUMBERS.indexOf(found?.name.toLowerCase() ?? '');
  if (!found || number < 0) return null;
  const params = { said: found.name, meant: number };
  const edit = wordTo(context, found, String(number));
  return { kind: 'number-word', line: found.line.first, params, edit, certain: true };
};

/** `player,move_forward(2)` */
function commaForDot({ code }: Context, { line, token }: Unknown, command: string): Finding | null {
  const at = line.tokens.indexOf(token);
  const [player, comma] = [line.tokens[at - 2], line.tokens[at - 1]];
  if (player?.text !== 'player' || comma?.text !== ',') return null;
  const meant = `player.${command}`;
  const params = { said: code.source.slice(player.start, token.end), meant };
  const edit = spliced(code, line, player.start, token.end, meant);
  return { kind: 'foreign-sign', line: line.first, params, edit, certain: true };
}

/** `move_forward(2)` without `player.` */
export const missingPlayer: Rule = context => {
  const found = unknownIn(context);
  if (!found || !isCalled(found)) return null;
  const { name, line } = found;
  const command = isPlayerCommand(name) ? name : nearest(name, PLAYER_COMMANDS);
  if (command === undefined) return null;
  const comma = commaForDot(context, found, command);
  if (comma) return comma;
  const edit = wordTo(context, found, `player.${command}`);
  return { kind: 'player-missing', line: line.first, params: { name }, edit, certain: true };
};

/** `collect(carrot)` */
export const missingQuotes: Rule = context => {
  const found = unknownIn(context);
  if (!found || !textsOf(context).has(found.name)) return null;
  const { name, line } = found;
  const near = nearest(name, [...context.bindings.map(one => one.name), ...context.given]);
  if (near !== undefined) return null;
  const edit = wordTo(context, found, `"${name}"`);
  return { kind: 'quotes-missing', line: line.first, params: { name }, edit };
};

const isOfReference = ({ alignment }: Context, name: string): boolean =>
  bindingsOf(alignment?.theirs.lines ?? []).some(binding => binding.name === name);

/** A name that a goal requires, and that the learner spelled differently when assigning it. */
function wantedName(context: Context, name: string): Finding | null {
  const own = context.bindings.filter(({ kind }) => kind === 'assign');
  const near = context.wanted.has(name)
    ? nearest(
        name,
        own.map(one => one.name),
      )
    : undefined;
  const line = context.code.lines[own.find(one => one.name === near)?.line ?? -1];
  const token = line?.tokens.find(({ text }) => text === near);
  if (near === undefined || !line || !token) return null;
  const edit = spliced(context.code, line, token.start, token.end, name);
  return { kind: 'variable-near', line: line.first, params: { variable: name, near }, edit, certain: true };
}

/** A name that resembles an existing one, that is defined later, or that nothing defines. */
export const unknownName: Rule = (context): Finding | null => {
  const found = unknownIn(context);
  if (!found) {
    const isName = context.error?.code === 'python/name';
    const name = String(context.error?.params['name'] ?? '');
    return isName ? { kind: 'name-unknown', line: context.error?.line ?? 1, params: { name } } : null;
  }
  const { name, line } = found;
  const own = context.bindings.find(binding => binding.name === name);
  const later = own ? context.code.lines[own.line] : undefined;
  if (later && later.first > line.first)
    return { kind: 'name-later', line: line.first, params: { name, later: later.first } };
  const wanted = wantedName(context, name);
  if (wanted) return wanted;
  const isError = ['except', 'raise'].includes(line.tokens[0]?.text ?? '');
  const near =
    nearest(name, [...context.bindings.map(one => one.name), ...context.given, ...context.wanted]) ??
    (isOfReference(context, name) || !(isCalled(found) || isError) ? undefined : nearest(name, BUILTINS));
  if (near === undefined) return { kind: 'name-unknown', line: line.first, params: { name } };
  return { kind: 'name-near', line: line.first, params: { name, near }, edit: wordTo(context, found, near) };
};

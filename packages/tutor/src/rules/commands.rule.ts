import {
  commandRow,
  isPlayerCommand,
  MEANT_COMMANDS,
  PLAYER_COMMANDS,
  takesArgument,
} from '@burrow/contracts/commands';
import type { CodeLine, Token } from '@burrow/python-syntax';
import { nearest } from '../code/nearest.ts';
import { playerCall } from '../code/player-calls.ts';
import type { Context } from '../context.ts';
import type { Finding } from '../tutor.types.ts';
import { eachLine, eachUnreadLine, spliced, type Rule } from './rule.ts';

/** The word after `player.` if it is not a command; without an error, only in code that has not been run. */
export const unknownCommand: Rule = context => {
  if (context.parses !== null && context.error?.code !== 'python/attribute') return null;
  return eachLine((line, { code }): Finding | null => {
    const at = line.tokens.findIndex(
      ({ text }, index) =>
        text === 'player' &&
        line.tokens[index + 1]?.text === '.' &&
        !isPlayerCommand(line.tokens[index + 2]?.text ?? ''),
    );
    const word = at < 0 ? undefined : line.tokens[at + 2];
    if (word?.kind !== 'name') return null;
    const near = nearest(word.text, PLAYER_COMMANDS) ?? MEANT_COMMANDS.get(word.text.toLowerCase());
    if (near === undefined) return { kind: 'command-unknown', line: line.first, params: { name: word.text } };
    const edit = spliced(code, line, word.start, word.end, near);
    const isSure = !MEANT_COMMANDS.has(word.text.toLowerCase());
    return {
      kind: 'command-near',
      line: line.first,
      params: { name: word.text, near },
      edit,
      certain: isSure,
    };
  })(context);
};

/** Two names with a minus between them that are meant as one: a command, a name of the program, or what gets a value. */
function dashedAt({ tokens }: CodeLine, names: ReadonlySet<string>): number {
  return tokens.findIndex(({ text, start, end }, index) => {
    const [first, second, next] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    if (text !== '-' || first?.kind !== 'name' || second?.kind !== 'name') return false;
    const meant = `${first.text}_${second.text}`;
    const isClose = first.end === start && second.start === end;
    return isPlayerCommand(meant) || (isClose && (names.has(meant) || (index === 1 && next?.text === '=')));
  });
}

/** `player.move-forward(2)` or `my-name = 3` */
export const dashedName = eachLine((line, { code, bindings, wanted }) => {
  const at = dashedAt(line, new Set([...bindings.map(({ name }) => name), ...wanted]));
  const [first, second] = [line.tokens[at - 1], line.tokens[at + 1]];
  if (at < 1 || !first || !second) return null;
  const params = { said: `${first.text}-${second.text}`, meant: `${first.text}_${second.text}` };
  const edit = spliced(code, line, first.start, second.end, params.meant);
  return { kind: 'name-dashed', line: line.first, params, edit, certain: true };
});

/** `🐰 = 3`: a name with a sign that no name can have. */
export const signInName = eachUnreadLine(line => {
  const sign = line.tokens.find(
    ({ kind, text }) => kind === 'unknown' && /^\p{Extended_Pictographic}/u.test(text),
  );
  return sign ? { kind: 'name-sign', line: line.first, params: { said: sign.text } } : null;
});

const isBare = (tokens: readonly Token[], index: number): boolean =>
  tokens[index]?.text === 'player' &&
  tokens[index + 1]?.text === '.' &&
  isPlayerCommand(tokens[index + 2]?.text ?? '') &&
  tokens.length === index + 3;

/** `player.turn_left` or `word = player.read`: the command is named, not called. */
export const missingBrackets = eachLine((line, { code }) => {
  const at = line.tokens.findIndex((_token, index) => isBare(line.tokens, index));
  const name = line.tokens[at + 2];
  const isStatement = at === 0;
  const command = name?.text ?? '';
  const isRead = at >= 2 && isPlayerCommand(command) && commandRow(command).returns !== undefined;
  if (!name || (!isStatement && !isRead)) return null;
  const edit = spliced(code, line, name.end, name.end, '()');
  return { kind: 'brackets-missing', line: line.first, params: { name: name.text }, edit, certain: true };
});

const isArgumentError = ({ error }: Context): boolean =>
  error?.code === 'python/type' &&
  /positional argument|unexpected keyword/u.test(String(error.params['detail']));

/** The star of `as_completed(*jobs)`, and what it takes apart. */
function starIn(line: CodeLine | undefined): { start: number; end: number; name: string } | undefined {
  const tokens = line?.tokens ?? [];
  const at = tokens.findIndex(
    ({ text }, index) => text === '*' && tokens[index - 1]?.text === '(' && tokens[index + 2]?.text === ')',
  );
  const [star, name] = [tokens[at], tokens[at + 1]];
  return star && name?.kind === 'name' ? { start: star.start, end: star.end, name: name.text } : undefined;
}

/** Too much or too little between the brackets of a call. */
export const argumentCount: Rule = context => {
  if (!isArgumentError(context)) return null;
  const { error, code } = context;
  const isMissing = /missing/u.test(String(error?.params['detail']));
  const line = code.lines.find(
    ({ first, last }) => first <= (error?.line ?? 0) && (error?.line ?? 0) <= last,
  );
  const base = {
    kind: isMissing ? 'arguments-missing' : 'arguments-extra',
    line: error?.line ?? 1,
    params: {},
  } as const;
  const star = isMissing ? undefined : starIn(line);
  if (line && star)
    return {
      kind: 'star-extra',
      line: line.first,
      params: { name: star.name },
      edit: spliced(code, line, star.start, star.end, ''),
      certain: true,
    };
  const call = line ? playerCall(line) : undefined;
  const [from, to] = [call?.arguments[0], call?.arguments.at(-1)];
  if (!line || !call || isMissing || !from || !to || !isPlayerCommand(call.name) || takesArgument(call.name))
    return base;
  return { ...base, edit: spliced(code, line, from.start, to.end, ''), certain: true };
};

import {
  PLAYER_COMMANDS,
  type Constant,
  type PlayerCommandName,
  type PyValue,
  type RecordedCommand,
} from '@burrow/contracts';
import type { Code, CodeLine } from './read-code.ts';
import type { Token } from './tokens.ts';

/** A statement that is just one call of a player command. */
export interface PlayerCall {
  readonly line: CodeLine;
  readonly name: string;
  /** The words between the brackets. */
  readonly arguments: readonly Token[];
}

/** The call that a statement is; undefined for anything else. */
export function playerCall(line: CodeLine): PlayerCall | undefined {
  const [player, dot, name, bracket] = line.tokens;
  const last = line.tokens.at(-1);
  if (player?.text !== 'player' || dot?.text !== '.' || name?.kind !== 'name' || bracket?.text !== '(')
    return undefined;
  if (line.open.length > 0 || last?.text !== ')') return undefined;
  const inside = line.tokens.slice(4, -1);
  return inside.some(({ text }) => text === ')') && !inside.some(({ text }) => text === '(')
    ? undefined
    : { line, name: name.text, arguments: inside };
}

const isCommand = (name: string): name is PlayerCommandName =>
  (PLAYER_COMMANDS as readonly string[]).includes(name);

/** The value of a plain number, text, True or False; undefined for anything else. */
export function literalOf(tokens: readonly Token[]): PyValue | undefined {
  const [token, more] = tokens;
  if (!token || more) return undefined;
  if (token.kind === 'number' && /^\d{1,9}$/u.test(token.text)) return Number(token.text);
  if (token.kind === 'string' && !token.open) return /^(["'])([^"'\\\n]*)\1$/u.exec(token.text)?.[2];
  return token.text === 'True' ? true : token.text === 'False' ? false : undefined;
}

/**
 * The commands that a program of plain calls gives, read without running it; it ends at the first statement
 * that is no plain call or assignment.
 */
export function readCommands(
  code: Code,
  constants: readonly Constant[],
): { readonly commands: readonly RecordedCommand[]; readonly isWhole: boolean } {
  const names = new Map<string, PyValue>(constants.map(({ name, value }) => [name, value]));
  const commands: RecordedCommand[] = [];
  for (const line of code.lines) {
    const [name, sign] = line.tokens;
    const value = literalOf(line.tokens.slice(2));
    if (name?.kind === 'name' && sign?.text === '=' && value !== undefined) {
      names.set(name.text, value);
      continue;
    }
    const call = playerCall(line);
    if (!call || !isCommand(call.name) || line.depth > 0) return { commands, isWhole: false };
    const argument = call.arguments.length === 0 ? null : (literalOf(call.arguments) ?? names.get(call.arguments.map(({ text }) => text).join(''))); // prettier-ignore
    if (argument === undefined) return { commands, isWhole: false };
    commands.push([call.name, argument, line.first]);
  }
  return { commands, isWhole: true };
}

/** Whether every statement runs once and in order: no blocks, no jumps. */
export const isStraight = (code: Code): boolean => code.lines.every(({ depth, tokens }) =>
  depth === 0 && !['for', 'while', 'if', 'elif', 'else', 'def', 'class', 'try', 'with', 'async', 'match'].includes(tokens[0]?.text ?? '')); // prettier-ignore

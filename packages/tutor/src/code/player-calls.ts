import type { Code, CodeLine, Token } from '@burrow/python-syntax';

/** A statement that is just one call of a command. */
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

/** Whether every statement runs once and in order: no blocks, no jumps. */
export const isStraight = (code: Code): boolean =>
  code.lines.every(
    ({ depth, tokens }) =>
      depth === 0 &&
      !['for', 'while', 'if', 'elif', 'else', 'def', 'class', 'try', 'with', 'async', 'match'].includes(
        tokens[0]?.text ?? '',
      ),
  );

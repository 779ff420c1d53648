import { type Code, type CodeLine, type Token } from '@burrow/python-syntax';
import { shortHash } from '../keys.ts';
import { normalWord } from '../reference/normal-form.ts';

/** A statement that does something, as its syntax tree is: spaces, comments and needless brackets make no difference. */
export interface Node {
  readonly line: CodeLine;
  readonly key: string;
}

const ATOMS: ReadonlySet<Token['kind']> = new Set<Token['kind']>(['name', 'number', 'string']);
const isOf = (token: Token | undefined, text: string): boolean =>
  token?.kind === 'operator' && token.text === text;

/** Whether a bracket belongs to what stands before it: a call, or the parameters of a function. */
const isCall = (before: Token | undefined): boolean =>
  before !== undefined && (ATOMS.has(before.kind) || isOf(before, ')') || isOf(before, ']'));

/** The tokens without brackets around a single name or value: `(2)` is `2`. */
function unwrapped(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(
    (token, index) =>
      isOf(token, '(') &&
      isOf(tokens[index + 2], ')') &&
      !isCall(tokens[index - 1]) &&
      ATOMS.has(tokens[index + 1]?.kind ?? 'unknown'),
  );
  const atom = tokens[at + 1];
  return at < 0 || !atom ? tokens : unwrapped([...tokens.slice(0, at), atom, ...tokens.slice(at + 3)]);
}

/** Parts of a line that are separated by `;`. */
function partsOf({ tokens }: CodeLine): readonly (readonly Token[])[] {
  const parts: Token[][] = [[]];
  for (const token of tokens) {
    if (isOf(token, ';')) parts.push([]);
    else parts.at(-1)?.push(token);
  }
  return parts;
}

/** Whether a statement does nothing: `pass`, `...`, or only a value. */
const isIdle = (tokens: readonly Token[]): boolean =>
  tokens.every(
    ({ kind, text }) => text === '...' || text === '.' || (ATOMS.has(kind) && tokens.length === 1),
  );

const WORDS_THAT_DO: ReadonlySet<string> = new Set(['break', 'continue', 'return']);

function keyOf(line: CodeLine): string | null {
  const parts = partsOf(line)
    .map(unwrapped)
    .filter(tokens => !isIdle(tokens) || WORDS_THAT_DO.has(tokens[0]?.text ?? ''));
  if (parts.length === 0) return null;
  return shortHash(`${line.depth} ${parts.map(tokens => tokens.map(normalWord).join(' ')).join(' ; ')}`);
}

/** The statements of a program that do something. */
export const treeOf = ({ lines }: Code): readonly Node[] =>
  lines.flatMap(line => {
    const key = keyOf(line);
    return key === null ? [] : [{ line, key }];
  });

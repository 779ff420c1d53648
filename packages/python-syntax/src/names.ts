import type { CodeLine } from './read-code.ts';
import type { Token } from './tokens.ts';

export type BindingKind = 'assign' | 'for' | 'def' | 'class' | 'parameter' | 'import' | 'as';

/** A name that the code defines, where it first does so. */
export interface Binding {
  readonly name: string;
  readonly kind: BindingKind;
  /** Index of the statement. */
  readonly line: number;
}

/** Python's own names that lessons use, which are never mistakes. */
export const BUILTINS: ReadonlySet<string> = new Set(
  `abs all any ascii bin bool bytes callable chr dict dir divmod enumerate filter float format frozenset getattr
  hasattr hash hex id input int isinstance issubclass iter len list map max min next object oct ord pow print
  property range repr reversed round set setattr slice sorted staticmethod classmethod str sum super tuple type vars zip
  Exception ValueError TypeError KeyError IndexError NameError AttributeError StopIteration RuntimeError
  ZeroDivisionError NotImplementedError asyncio functools itertools math random time`.split(/\s+/u),
);

export const KEYWORDS: ReadonlySet<string> = new Set(
  `False None True and as assert async await break class continue def del elif else except finally for from global
  if import in is lambda nonlocal not or pass raise return try while with yield match case`.split(/\s+/u),
);

const isName = (token: Token | undefined): boolean => token?.kind === 'name' && !KEYWORDS.has(token.text);
const isWord = (token: Token | undefined, text: string): boolean => token?.text === text;

const ASSIGNMENTS = new Set(['=', '+=', '-=', '*=', '/=', '//=', '%=', '**=', ':=']);

/** The index of the assignment sign, outside brackets; -1 if there is none. */
export function assignmentAt(tokens: readonly Token[]): number {
  let depth = 0;
  return tokens.findIndex(({ text, kind }) => {
    if (kind !== 'operator') return false;
    if ('([{'.includes(text)) depth++;
    if (')]}'.includes(text)) depth--;
    return depth === 0 && ASSIGNMENTS.has(text);
  });
}

function assigned(tokens: readonly Token[]): string[] {
  const at = assignmentAt(tokens);
  if (at < 1) return [];
  const targets = tokens.slice(0, at);
  const isPlain = targets.every(token => isName(token) || '(),*[]'.includes(token.text));
  return isPlain ? targets.filter(isName).map(({ text }) => text) : [];
}

function after(tokens: readonly Token[], word: string, until: string): string[] {
  return tokens.flatMap((token, index) => {
    if (!isWord(token, word) || token.kind !== 'name') return [];
    const rest = tokens.slice(index + 1);
    const end = rest.findIndex(({ text }) => text === until);
    return (end < 0 ? rest.slice(0, 1) : rest.slice(0, end)).filter(isName).map(({ text }) => text);
  });
}

function parameters(tokens: readonly Token[]): string[] {
  const isDef = tokens.some(token => isWord(token, 'def')) || tokens.some(token => isWord(token, 'lambda'));
  if (!isDef) return [];
  const from = tokens.findIndex(token => isWord(token, '(') || isWord(token, 'lambda'));
  return tokens
    .slice(from + 1)
    .filter(
      (token, index, all) =>
        isName(token) && (index === 0 || [',', '*', '**', '('].includes(all[index - 1]?.text ?? '')),
    )
    .map(({ text }) => text);
}

function imported(tokens: readonly Token[]): string[] {
  const at = tokens.findIndex(token => isWord(token, 'import'));
  return at < 0
    ? []
    : tokens
        .slice(at + 1)
        .filter(isName)
        .map(({ text }) => text);
}

function namesOf(tokens: readonly Token[]): (readonly [string, BindingKind])[] {
  const as = (names: readonly string[], kind: BindingKind) => names.map(name => [name, kind] as const);
  return [
    ...as(after(tokens, 'def', '('), 'def'),
    ...as(after(tokens, 'class', ':').slice(0, 1), 'class'),
    ...as(parameters(tokens), 'parameter'),
    ...as(after(tokens, 'for', 'in'), 'for'),
    ...as(after(tokens, 'as', ''), 'as'),
    ...as(imported(tokens), 'import'),
    ...as(assigned(tokens), 'assign'),
  ];
}

/**
 * Every name that the code defines, each once, in the order of the statements.
 *
 * @example
 * const { lines } = readCode('steps = 4\nfor bed in beds:\n    steps = 5');
 * bindingsOf(lines).map(({ name, kind }) => [name, kind]) // → [['steps', 'assign'], ['bed', 'for']]
 */
export function bindingsOf(lines: readonly CodeLine[]): readonly Binding[] {
  const found = new Map<string, Binding>();
  lines.forEach(({ tokens }, line) => {
    for (const [name, kind] of namesOf(tokens)) if (!found.has(name)) found.set(name, { name, kind, line });
  });
  return [...found.values()];
}

import { bindingsOf, readCode, type Code, type Token } from '@burrow/python-syntax';

/** What a program looks like, read without running it. */
export interface ProgramShape {
  /** Lines with code. */
  readonly lines: number;
  readonly constructs: ReadonlySet<Construct>;
  /** Those of each line with code. */
  readonly constructsByLine: readonly ReadonlySet<Construct>[];
  readonly functions: number;
  /** Whether a line stands three times or more with the same words. */
  readonly repeats: boolean;
  /** Names of one letter that it defines. */
  readonly shortNames: number;
  /** Numbers and texts as they are written. */
  readonly literals: ReadonlySet<string>;
}

/** Constructs of Python, and the chapter that teaches each: the advanced course's chapters follow the beginner's eight. */
export const CONSTRUCTS = {
  for: 3, while: 3, if: 5, elif: 5, break: 5, def: 6, return: 6, class: 8, yield: 9,
  lambda: 10, try: 10, comprehension: 11, async: 12, with: 12, decorator: 14,
} as const; // prettier-ignore

export type Construct = keyof typeof CONSTRUCTS;

const isConstruct = (text: string): text is Construct => Object.hasOwn(CONSTRUCTS, text);
const REPEATS = 3;

function constructsOf(tokens: readonly Token[]): Set<Construct> {
  const found = new Set<Construct>();
  if (tokens[0]?.text === '@') found.add('decorator');
  for (const [index, { text }] of tokens.entries()) {
    if (!isConstruct(text)) continue;
    const begins = index === 0 || tokens[index - 1]?.text === 'async';
    if (text === 'for' && !begins) found.add('comprehension');
    else if (text !== 'if' || begins) found.add(text);
  }
  return found;
}

function repeatsLines({ lines }: Code): boolean {
  const counts = new Map<string, number>();
  for (const { tokens } of lines) {
    const words = tokens.map(({ text }) => text).join(' ');
    counts.set(words, (counts.get(words) ?? 0) + 1);
  }
  return [...counts.values()].some(count => count >= REPEATS);
}

const isLiteral = ({ kind }: Token): boolean => kind === 'number' || kind === 'string';

/** Reads a program. */
export function shapeOf(source: string): ProgramShape {
  const code = readCode(source);
  const constructsByLine = code.lines.map(({ tokens }) => constructsOf(tokens));
  const names = bindingsOf(code.lines);
  return {
    lines: code.lines.length,
    constructs: new Set(constructsByLine.flatMap(one => [...one])),
    constructsByLine,
    functions: names.filter(({ kind }) => kind === 'def').length,
    repeats: repeatsLines(code),
    shortNames: new Set(names.filter(({ name }) => name.length === 1 && name !== '_').map(({ name }) => name))
      .size,
    literals: new Set(code.lines.flatMap(({ tokens }) => tokens.filter(isLiteral).map(({ text }) => text))),
  };
}

/** What changed from one program of a level to another that completes it too. */
export function rewritten(before: ProgramShape, after: ProgramShape) {
  return {
    lines_saved: before.lines - after.lines,
    other_construct: [...after.constructs].some(one => !before.constructs.has(one)),
    copies_became_loop:
      before.repeats && !after.repeats && (after.constructs.has('for') || after.constructs.has('while')),
    functions_added: after.functions - before.functions,
    short_names_fewer: before.shortNames - after.shortNames,
  };
}

/**
 * Whether a learner used a construct that a chapter before this one teaches. Which lines the assistant wrote is not known,
 * only how many: where it may have written all that have such a construct, the idea counts as the assistant's.
 * @param chapter as in {@link CONSTRUCTS}
 */
export function usesEarlierIdea(
  { constructsByLine }: ProgramShape,
  chapter: number,
  helpedLines: number,
): boolean {
  const isEarlier = (one: Construct) => CONSTRUCTS[one] < chapter;
  return constructsByLine.filter(constructs => [...constructs].some(isEarlier)).length > helpedLines;
}

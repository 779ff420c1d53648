/** A given line in the program: its index among the given lines, and its indentation in steps of four spaces. */
export interface PlacedLine {
  readonly line: number;
  readonly indent: number;
}

/** What is put in order: the lines, and whether their indentation is to be found too. */
export interface OrderTask {
  readonly lines: readonly string[];
  readonly indents: boolean;
  /** Comments that stand above the program. */
  readonly template: string;
}

const STEP = 4;
export const MAX_INDENT = 5;

const isCode = (line: string): boolean => !/^\s*(#|$)/.test(line);

/** Returns the arrangement that a program is; null if it has a line that was not given, or one too often. */
export function readArrangement(code: string, { lines, indents }: OrderTask): readonly PlacedLine[] | null {
  const free = new Set(lines.keys());
  const placed: PlacedLine[] = [];
  for (const written of code.split('\n').filter(isCode)) {
    const text = indents ? written.trim() : written.trimEnd();
    const line = [...free].find(index => lines[index] === text);
    if (line === undefined) return null;
    free.delete(line);
    const spaces = written.length - written.trimStart().length;
    placed.push({ line, indent: indents ? Math.min(Math.round(spaces / STEP), MAX_INDENT) : 0 });
  }
  return placed;
}

/** How many lines stand above the first one of the program. */
export const linesAbove = ({ template }: OrderTask): number =>
  template.trim() === '' ? 0 : template.trimEnd().split('\n').length;

/** Returns the program that an arrangement is, below the comments of the template. */
export function writeArrangement(placed: readonly PlacedLine[], task: OrderTask): string {
  const above = linesAbove(task) === 0 ? [] : [task.template.trimEnd()];
  const lines = placed.map(({ line, indent }) => ' '.repeat(indent * STEP) + (task.lines[line] ?? ''));
  return [...above, ...lines, ''].join('\n');
}

/** The indexes of the lines that the program does not have, in the given order. */
export const leftLines = (placed: readonly PlacedLine[], { lines }: OrderTask): number[] =>
  [...lines.keys()].filter(index => placed.every(({ line }) => line !== index));

const within = (indent: number): number => Math.min(Math.max(indent, 0), MAX_INDENT);

/** Puts a line before the one at a place, or at the end; a line of the program moves there. */
export function putLine(placed: readonly PlacedLine[], line: number, place: number): readonly PlacedLine[] {
  const from = placed.findIndex(one => one.line === line);
  const rest = placed.filter(one => one.line !== line);
  const at = from >= 0 && from < place ? place - 1 : place;
  const indent = placed[from]?.indent ?? rest[at - 1]?.indent ?? 0;
  return [...rest.slice(0, at), { line, indent }, ...rest.slice(at)];
}

/** Takes a line out of the program. */
export const takeLine = (placed: readonly PlacedLine[], line: number): readonly PlacedLine[] =>
  placed.filter(one => one.line !== line);

/** Indents a line by some steps more, or fewer if negative. */
export const indentLine = (
  placed: readonly PlacedLine[],
  line: number,
  steps: number,
): readonly PlacedLine[] =>
  placed.map(one => (one.line === line ? { line, indent: within(one.indent + steps) } : one));

/**
 * Returns what a key does to the line of the program that has the focus: the arrow keys move and indent it, Delete
 * takes it out; null for other keys.
 */
export function afterKey(
  placed: readonly PlacedLine[],
  line: number,
  { key, indents }: { readonly key: string; readonly indents: boolean },
): readonly PlacedLine[] | null {
  const at = placed.findIndex(one => one.line === line);
  if (key === 'ArrowUp') return putLine(placed, line, Math.max(at - 1, 0));
  if (key === 'ArrowDown') return putLine(placed, line, Math.min(at + 2, placed.length));
  if (key === 'ArrowLeft' && indents) return indentLine(placed, line, -1);
  if (key === 'ArrowRight' && indents) return indentLine(placed, line, 1);
  return key === 'Delete' || key === 'Backspace' ? takeLine(placed, line) : null;
}

/** What is put in place of a part of a text. */
export interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const STEP = 4;

const lineStart = (text: string, at: number): number => text.lastIndexOf('\n', at - 1) + 1;

/** Returns what Tab does at a place: spaces up to the next step of indentation. */
export function afterTab(text: string, from: number, to: number): Edit {
  const column = from - lineStart(text, from);
  return { from, to, text: ' '.repeat(STEP - (column % STEP)) };
}

/** Returns what Shift and Tab do: a step of indentation less for the line; null if it has none. */
export function afterShiftTab(text: string, at: number): Edit | null {
  const start = lineStart(text, at);
  const spaces = /^ */.exec(text.slice(start))?.[0].length ?? 0;
  if (spaces === 0) return null;
  return { from: start, to: start + (spaces % STEP || STEP), text: '' };
}

/** Returns what Enter does: a line with the indentation of the one above, and a step more after a colon. */
export function afterEnter(text: string, from: number, to: number): Edit {
  const above = text.slice(lineStart(text, from), from);
  const indent = /^ */.exec(above)?.[0].length ?? 0;
  const deeper = /:\s*(#.*)?$/.test(above) ? STEP : 0;
  return { from, to, text: `\n${' '.repeat(indent + deeper)}` };
}

/** A line that continues a block that began above. */
export const GOES_ON = /^(else|elif|except|finally)\b/;

/** What may be above each word that continues a block; the first kinds take precedence over the second. */
const OPENERS: Readonly<Record<string, readonly RegExp[]>> = {
  else: [/^(if|elif|except)\b/, /^(for|while|async for)\b/],
  elif: [/^(if|elif)\b/],
  except: [/^(try|except)\b/],
  finally: [/^(try|except|else)\b/],
};

const columnOf = (line: string): number => line.length - line.trimStart().length;

const isCode = (line: string): boolean => /^\s*[^#\s]/.test(line);

/** Returns the lines above whose block is still open where a line begins at a column, the nearest first. */
function openLines(above: readonly string[], column: number): readonly string[] {
  const open: string[] = [];
  let edge = column + 1;
  for (const line of above.toReversed()) {
    if (!isCode(line) || columnOf(line) >= edge) continue;
    open.push(line);
    edge = columnOf(line);
  }
  return open;
}

/**
 * Returns where a line that continues a block belongs: `else`, `elif`, `except` and `finally` go below the line that they
 * continue. Null if it is in the right place, or nothing above matches.
 * @param above the lines above it, from the first
 * @param line the line as far as it is typed, its indentation included
 * @returns the column, counted in characters
 */
export function columnBelowOpener(above: readonly string[], line: string): number | null {
  const kinds = OPENERS[GOES_ON.exec(line.trimStart())?.[0] ?? ''];
  if (!kinds) return null;
  const column = columnOf(line);
  const open = openLines(above, column);
  const fits = (kind: RegExp) => (opener: string) => kind.test(opener.trimStart());
  if (open.some(opener => columnOf(opener) === column && kinds.some(kind => fits(kind)(opener)))) return null;
  for (const kind of kinds) {
    const opener = open.find(fits(kind));
    if (opener) return columnOf(opener);
  }
  return null;
}

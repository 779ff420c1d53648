/** Which glyph stands for the `nth` unit of a segment of a table of format 4. */
function glyphOfSegment(view: DataView, at: { delta: number; range: number }, segment: number, unit: number) {
  const range = view.getUint16(at.range);
  if (range === 0) return (unit + view.getInt16(at.delta)) & 0xffff;
  return view.getUint16(at.range + range + 2 * (unit - segment));
}

function readSegments(view: DataView, start: number, found: Set<number>): void {
  const count = view.getUint16(start + 6) / 2;
  for (let index = 0; index < count; index++) {
    const end = view.getUint16(start + 14 + 2 * index);
    const first = view.getUint16(start + 16 + 2 * (count + index));
    const at = { delta: start + 16 + 2 * (2 * count + index), range: start + 16 + 2 * (3 * count + index) };
    for (let unit = first; unit <= end && unit !== 0xffff; unit++)
      if (glyphOfSegment(view, at, first, unit) !== 0) found.add(unit);
  }
}

function readGroups(view: DataView, start: number, found: Set<number>): void {
  const count = view.getUint32(start + 12);
  for (let index = 0; index < count; index++) {
    const at = start + 16 + 12 * index;
    for (let point = view.getUint32(at); point <= view.getUint32(at + 4); point++) found.add(point);
  }
}

/** The code points for which a font's table `cmap` has a glyph (formats 4 and 12, which all fonts in use have). */
export function readCmap(table: Uint8Array): ReadonlySet<number> {
  const view = new DataView(table.buffer, table.byteOffset, table.byteLength);
  const found = new Set<number>();
  for (let index = 0; index < view.getUint16(2); index++) {
    const start = view.getUint32(4 + index * 8 + 4);
    const format = view.getUint16(start);
    if (format === 4) readSegments(view, start, found);
    if (format === 12) readGroups(view, start, found);
  }
  return found;
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readCmap } from './cmap.rules.ts';
import { familyOf, type Face } from './faces.table.ts';
import { nameTable, writeSfnt } from './sfnt.rules.ts';
import { readWoff } from './woff.rules.ts';

/** A face in memory, regular and bold. */
export interface LoadedFace {
  readonly family: string;
  /** The code points for which both weights have a glyph. */
  readonly points: ReadonlySet<number>;
  readonly fonts: readonly Uint8Array[];
}

const STYLES = { 400: 'Regular', 700: 'Bold' } as const;
const { resolve } = createRequire(import.meta.url);

function loadFont(face: Face, weight: 400 | 700): { points: ReadonlySet<number>; font: Uint8Array } {
  const file = resolve(
    `@fontsource/${face.package}/files/${face.package}-${face.subset}-${weight}-normal.woff`,
  );
  const { flavor, tables } = readWoff(readFileSync(file));
  const cmap = tables.get('cmap');
  if (cmap === undefined) throw new Error(`${file} has no table cmap`);
  const named = new Map(tables).set('name', nameTable(familyOf(face), STYLES[weight]));
  return { points: readCmap(cmap), font: writeSfnt({ flavor, tables: named }) };
}

/** Reads a face from its package and unpacks it. Nothing is written to the disk. */
export function loadFace(face: Face): LoadedFace {
  const regular = loadFont(face, 400);
  const bold = loadFont(face, 700);
  return {
    family: familyOf(face),
    points: regular.points.intersection(bold.points),
    fonts: [regular.font, bold.font],
  };
}

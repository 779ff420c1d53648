import type { Faces } from '../fonts/font-shelf.ts';

/** Stands for a letter that no font has. */
export const MISSING_LETTER = '\ufffd';

const graphemes = new Intl.Segmenter('und', { granularity: 'grapheme' });
const IGNORABLE = /^\p{Default_Ignorable_Code_Point}+$/u;

/** Whether one of the faces has glyphs for all of it; what is never drawn needs none. */
function isCovered(cluster: string, faces: Faces): boolean {
  const drawn = [...cluster].filter(character => !IGNORABLE.test(character));
  return faces.some(face => drawn.every(character => face.points.has(character.codePointAt(0) ?? 0)));
}

function writableCluster(cluster: string, faces: Faces): string {
  if (isCovered(cluster, faces)) return cluster;
  if (/^\s+$/u.test(cluster)) return ' ';
  const [base = '', ...marks] = cluster;
  if (isCovered(base, faces) && !/\p{M}/u.test(base))
    return marks.reduce((kept, mark) => (isCovered(kept + mark, faces) ? kept + mark : kept), base);
  return /[\p{L}\p{N}]/u.test(base) ? MISSING_LETTER : '';
}

// Stryker disable next-line Regex: it would write an escape that is none.
const BREAKS = /[\t\n\v\f\r\u0085\u2028\u2029]+/gu;

/**
 * The text as these fonts can write it: one line, composed, without control characters; accents that no font has are
 * left out, and so are pictures such as emoji; a letter of a script that no font has is shown as missing.
 */
export function writable(text: string, faces: Faces): string {
  const clean = text.toWellFormed().normalize('NFC').replaceAll(BREAKS, ' ');
  const printable = clean.replaceAll(/\p{Cc}/gu, '');
  return Array.from(graphemes.segment(printable), ({ segment }) => writableCluster(segment, faces)).join('');
}

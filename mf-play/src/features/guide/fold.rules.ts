/** A text as it is compared, and for each of its characters the place in the text as written. */
export interface FoldedText {
  readonly text: string;
  readonly places: readonly number[];
}

/** Arabic letters that people type for each other; the lengthening stroke, and marks of direction, nobody types. */
const SAME: Readonly<Record<string, string>> = { ى: 'ي', ة: 'ه', ٱ: 'ا', ـ: '', '\u2066': '', '\u2069': '' };

/** Without case, accents and vowel signs, so that a word is found however it is typed. */
export function fold(written: string): FoldedText {
  let text = '';
  const places: number[] = [];
  let place = 0;
  for (const character of written) {
    const folded = character.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '');
    const same = SAME[folded] ?? folded;
    text += same;
    for (let index = 0; index < same.length; index += 1) places.push(place);
    place += character.length;
  }
  return { text, places };
}

/** A piece of a text: one that was searched for, or what is between two of them. */
export interface TextPiece {
  readonly text: string;
  readonly isHit: boolean;
}

/** From where to where, in a text as written. */
type Range = readonly [from: number, to: number];

/** The places of folded words in a text, without overlaps. */
export function hitsIn(written: string, words: readonly string[]): readonly Range[] {
  const { text, places } = fold(written);
  const found = words.flatMap(word => {
    const ranges: Range[] = [];
    for (let at = text.indexOf(word); at !== -1; at = text.indexOf(word, at + word.length))
      ranges.push([places[at] ?? 0, places[at + word.length] ?? written.length]);
    return ranges;
  });
  const inOrder = found.toSorted(([one], [other]) => one - other);
  return inOrder.filter(([from], index) => inOrder.slice(0, index).every(([, to]) => to <= from));
}

/** Splits a text into what was searched for and the rest. */
export function markWords(written: string, words: readonly string[]): readonly TextPiece[] {
  const pieces: TextPiece[] = [];
  let end = 0;
  for (const [from, to] of hitsIn(written, words)) {
    if (from > end) pieces.push({ text: written.slice(end, from), isHit: false });
    pieces.push({ text: written.slice(from, to), isHit: true });
    end = to;
  }
  if (end < written.length) pieces.push({ text: written.slice(end), isHit: false });
  return pieces;
}

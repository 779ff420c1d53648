// How wide a text is on the page, in pixels of CSS: shaped by HarfBuzz in the fonts that the site brings.
import { convert } from 'fontverter';
import * as harfbuzz from 'harfbuzzjs';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

const { resolve } = createRequire(import.meta.url);

const EM = 1_000;
/** Which file of the site's fonts has a script. The first that has a letter draws it. */
const FILES = [
  ...['latin', 'latin-ext', 'cyrillic', 'hebrew', 'arabic'].map(part => ['rubik', part]),
  ...['greek', 'vietnamese'].map(part => ['noto-sans', part]),
  ['noto-sans-thai', 'thai'],
  ['noto-sans-devanagari', 'devanagari'],
];
/** Letters of Chinese, Japanese and Korean are squares. */
const SQUARE =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\u3000-\u303F\uFF00-\uFF60]/u;

async function loadFont([font, part]) {
  const file = resolve(`@fontsource-variable/${font}/files/${font}-${part}-wght-normal.woff2`);
  const sfnt = await convert(readFileSync(file), 'sfnt');
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(sfnt)));
  const drawn = new harfbuzz.Font(face);
  drawn.setScale(EM, EM);
  return { drawn, letters: new Set(face.collectUnicodes()) };
}

const fonts = [];
// One after the other: the converter has one memory for all.
for (const file of FILES) fonts.push(await loadFont(file));

function advance({ drawn }, text) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  harfbuzz.shape(drawn, buffer);
  return buffer.getGlyphPositions().reduce((sum, { xAdvance }) => sum + xAdvance, 0);
}

/** A letter's font: nothing for a square, or a letter that none has. */
const fontOf = letter =>
  SQUARE.test(letter) ? undefined : fonts.find(({ letters }) => letters.has(letter.codePointAt(0)));

/** Runs of letters that one font draws. */
function runsOf(text) {
  const runs = [];
  for (const letter of text) {
    const last = runs.at(-1);
    // A mark stands on the letter before it.
    const font = last && /[\p{M}\u200C\u200D]/u.test(letter) ? last.font : fontOf(letter);
    if (last && last.font === font) last.text += letter;
    else runs.push({ font, text: letter });
  }
  return runs;
}

/** The width of a line of text in semi-bold letters of a size, both in pixels. A letter that no font has is a square. */
export const textWidth = (text, size = 16) =>
  runsOf(text).reduce(
    (sum, run) => sum + (run.font ? advance(run.font, run.text) / EM : [...run.text].length) * size,
    0,
  );

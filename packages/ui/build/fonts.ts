// Writes src/styles/fonts, and what languages call themselves (src/styles/scripts/language-names.css): of each font the characters that nearly every page needs, in the weights that the site uses. The
// whole fonts are fontsource's (OFL), which browsers load for any other character.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => 0x20 + index);
/** Space that does not break, pound, copyright, middle dot, times, dashes, quotation marks, ellipsis, euro, minus. */
const SIGNS = [
  0xa0, 0xa3, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac, 0x2212,
];
/** `fonts.css` says the same as a unicode-range. */
const TEXT = String.fromCodePoint(...ASCII, ...SIGNS);
const WEIGHTS = { min: 400, max: 700 };
/** What browsers apply by themselves, and figures of one width (`tabular-nums`); no style asks for anything else. */
const FEATURES = ['ccmp', 'locl', 'mark', 'mkmk', 'kern', 'rvrn', 'tnum'];
/** Not in code, where each sign is shown as it is typed (`font-variant-ligatures: none`): these are half of that font. */
const LIGATURES = ['liga', 'clig', 'calt', 'rlig'];
const NAMES_FOLDER = new URL('../src/styles/fonts/names/', import.meta.url);

async function writeBasic(font: string, keepFeatures: string[]): Promise<void> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  const basic = await subsetFont(readFileSync(file), TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
    keepFeatures,
  });
  writeFileSync(new URL(`../src/styles/fonts/${font}-basic.woff2`, import.meta.url), basic);
}

/** What languages call themselves whose script is not Rubik's, by the font of fontsource that has it. */
const NAMES: Readonly<Record<string, string>> = {
  'noto-sans-devanagari': 'हिन्दी',
  'noto-sans-jp': '日本語中文',
  'noto-sans-kr': '한국어',
  'noto-sans-thai': 'ไทย',
};

const codeOf = (character: string): number => character.codePointAt(0) ?? 0;

const hexOf = (character: string): string => codeOf(character).toString(16).toUpperCase();

/** Whether a unicode-range, `U+A0, U+0900-097F`, has a character. */
const hasCharacter = (range: string, character: string): boolean =>
  range.split(',').some(part => {
    const [first = 0, last = first] = part
      .trim()
      .slice(2)
      .split('-')
      .map(hex => Number.parseInt(hex, 16));
    return first <= codeOf(character) && codeOf(character) <= last;
  });

/** Writes what a font's files have of a text, and returns the rules for it. */
async function writeNames(font: string, text: string): Promise<string[]> {
  const folder = path.dirname(
    createRequire(import.meta.url).resolve(`@fontsource-variable/${font}/index.css`),
  );
  const css = readFileSync(path.join(folder, 'index.css'), 'utf8');
  const slices = [...css.matchAll(/url\(\.\/files\/(?<file>[^)]+)\)[^}]*unicode-range:(?<range>[^;]+);/g)];
  const rules = slices.map(async ({ groups: { file = '', range = '' } = {} }) => {
    const characters = [...new Set(text)].filter(character => hasCharacter(range, character)).toSorted();
    if (characters.length === 0) return [];
    const part = await subsetFont(readFileSync(path.join(folder, 'files', file)), characters.join(''), {
      targetFormat: 'woff2',
      variationAxes: { wght: 400 },
    });
    const name = file.replace('-wght-normal', '');
    writeFileSync(new URL(name, NAMES_FOLDER), part);
    const range_ = characters.map(character => `U+${hexOf(character)}`).join(', ');
    return [
      `@font-face {\n  font-family: 'Language Names';\n  font-display: swap;\n  src: url('../fonts/names/${name}') format('woff2');\n  unicode-range: ${range_};\n}\n`,
    ];
  });
  return (await Promise.all(rules)).flat();
}

await writeBasic('rubik', [...FEATURES, ...LIGATURES]);
await writeBasic('jetbrains-mono', FEATURES);

mkdirSync(NAMES_FOLDER, { recursive: true });
const rules = await Promise.all(Object.entries(NAMES).map(([font, text]) => writeNames(font, text)));
writeFileSync(
  new URL('../src/styles/scripts/language-names.css', import.meta.url),
  `/* What each language calls itself, where the machine has no font for it (\`npm run fonts\`). */\n${rules.flat().join('\n')}`,
);

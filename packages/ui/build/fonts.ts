// Writes src/styles/fonts: of each font the characters that nearly every page needs, in the weights that the site uses. The
// whole fonts are fontsource's (OFL), which browsers load for any other character.
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const ASCII = Array.from({ length: 95 }, (_, index) => 0x20 + index);
/** Space that does not break, pound, copyright, middle dot, times, dashes, quotation marks, ellipsis, euro, minus. */
const SIGNS = [
  0xa0, 0xa3, 0xa9, 0xb7, 0xd7, 0x2013, 0x2014, 0x2018, 0x2019, 0x201c, 0x201d, 0x2026, 0x20ac, 0x2212,
];
/** `fonts.css` says the same as a unicode-range. */
const TEXT = String.fromCodePoint(...ASCII, ...SIGNS);
const WEIGHTS = { min: 400, max: 700 };

async function writeBasic(font: string): Promise<void> {
  const file = createRequire(import.meta.url).resolve(
    `@fontsource-variable/${font}/files/${font}-latin-wght-normal.woff2`,
  );
  const basic = await subsetFont(readFileSync(file), TEXT, {
    targetFormat: 'woff2',
    variationAxes: { wght: WEIGHTS },
  });
  writeFileSync(new URL(`../src/styles/fonts/${font}-basic.woff2`, import.meta.url), basic);
}

await writeBasic('rubik');
await writeBasic('jetbrains-mono');

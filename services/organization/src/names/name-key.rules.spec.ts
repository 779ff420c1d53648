import { expect, test } from '@jest/globals';
import { nameKey } from './name-key.rules.ts';

/** A name, and how somebody types it who looks for it. */
const PAIRS = [
  // Latin
  ['Élan 4B', 'elan 4b'],
  ['Öğrenci', 'ogrenci'],
  ['ışıl', 'Işıl'],
  ['Işıl', 'isil'],
  ['İpek', 'ipek'],
  ['Çağrı', 'cagri'],
  ['Weiß', 'weiss'],
  ['GROẞ', 'gross'],
  ['Łukasz', 'lukasz'],
  ['Żółć', 'zolc'],
  ['Søren', 'soren'],
  ['Æsa', 'aesa'],
  ['Þóra', 'thora'],
  ['Đorđe', 'dorde'],
  ['Nguyễn', 'nguyen'],
  ['Škoda', 'skoda'],
  ['Œuvre', 'oeuvre'],
  ['Ħamrun', 'hamrun'],
  ["O'Neil", 'O’Neil'],
  ['Oʻzbek', "o'zbek"],
  ['Anne‑Marie', 'anne-marie'],
  ['ＡＢＣ', 'abc'],
  ['Maria   de  Luz', 'maria de luz'],
  // Greek
  ['Ελλάδα', 'ελλαδα'],
  ['Γιώργος', 'ΓΙΩΡΓΟΣ'],
  // Cyrillic
  ['Семён', 'семен'],
  ['Ґанна', 'ганна'],
  ['ЮЛИЯ', 'юлия'],
  // Arabic
  ['أحمد', 'احمد'],
  ['إيمان', 'ايمان'],
  ['آمنة', 'امنه'],
  ['فاطمة', 'فاطمه'],
  ['مُحَمَّد', 'محمد'],
  ['هدى', 'هدي'],
  ['عـلـي', 'علي'],
  ['کیان', 'كيان'],
  // Hebrew
  ['שָׁלוֹם', 'שלום'],
  ['יעקב׳', "יעקב'"],
  // Han, Hangul and kana
  ['三年二班', '三年二班'],
  ['김민준', '김민준'],
  ['ｻｸﾗ', 'サクラ'],
  // Devanagari and Thai
  ['आरव', 'आरव'],
  ['สมชาย', 'สมชาย'],
] as const;

test.each(PAIRS)('%s is found by %s', (name, typed) => expect(nameKey(name)).toBe(nameKey(typed)));

test.each([
  ['が', 'か'],
  ['की', 'का'],
  ['เก่า', 'เกา'],
  ['Lukas', 'Lukasz'],
  ['محمد', 'محمود'],
])('%s is another name than %s', (one, other) => expect(nameKey(one)).not.toBe(nameKey(other)));

test('a key is its own key, so that what is stored can be searched for', () => {
  for (const [name] of PAIRS) expect(nameKey(nameKey(name))).toBe(nameKey(name));
});

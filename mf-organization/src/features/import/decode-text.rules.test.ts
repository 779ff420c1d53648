import { expect, test } from '@jest/globals';
import { decodeText } from './decode-text.rules.ts';

const TEXT = 'Zoë;李小龙;فاطمة;Ελένη';
const LATIN = 'Zoë;Müller;“Ana” – 5 €';

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

function utf16(text: string, isBig: boolean): Uint8Array {
  const view = new DataView(new ArrayBuffer(text.length * 2));
  for (let at = 0; at < text.length; at += 1) view.setUint16(at * 2, text.charCodeAt(at), !isBig);
  return new Uint8Array(view.buffer);
}

const windows1252 = (text: string): Uint8Array =>
  Uint8Array.from(text, char => ({ '“': 0x93, '”': 0x94, '–': 0x96, '€': 0x80 })[char] ?? char.charCodeAt(0));

test.each([
  ['UTF-8', utf8(TEXT), TEXT],
  ['UTF-8 with a mark', utf8(`\uFEFF${TEXT}`), TEXT],
  ['UTF-16, as Excel writes it', utf16(`\uFEFF${TEXT}`, false), TEXT],
  ['UTF-16, the other way round', utf16(`\uFEFF${TEXT}`, true), TEXT],
  ['UTF-16 with a mark and no Latin letter', utf16('\uFEFF李小龙', false), '李小龙'],
  ['UTF-16 with a mark and no Latin letter, the other way round', utf16('\uFEFF李小龙', true), '李小龙'],
  ['UTF-16 without a mark', utf16(LATIN, false), LATIN],
  ['UTF-16 without a mark, the other way round', utf16(LATIN, true), LATIN],
  ['UTF-16 without a mark, with as many zeros on either side', utf16('aĀ', false), 'aĀ'],
  ['Windows-1252 that has a byte of a mark first', windows1252('ÿa'), 'ÿa'],
  ['Windows-1252 that has the other byte first', windows1252('þa'), 'þa'],
  ['Windows-1252 that has a byte of a mark second', windows1252('aÿ'), 'aÿ'],
  ['Windows-1252 that has the other byte second', windows1252('aþ'), 'aþ'],
  ['Windows-1252', windows1252(LATIN), LATIN],
  ['nothing', new Uint8Array(), ''],
])('%s is read', (_, bytes, text) => expect(decodeText(bytes)).toBe(text));

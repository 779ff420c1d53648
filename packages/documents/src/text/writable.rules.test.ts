import { describe, expect, it } from '@jest/globals';
import { type Faces, FontShelf } from '../fonts/font-shelf.ts';
import { MISSING_LETTER, writable } from './writable.rules.ts';

const shelf = new FontShelf();
const write = (text: string, language = 'en'): string => writable(text, shelf.facesFor(language, text));

describe('writable', () => {
  it('leaves what the fonts have', () => {
    for (const text of [
      'Maya Lind',
      'محمد',
      'שָׁלוֹם',
      'क्ष',
      'ปั๊ม',
      '山田 花子',
      'Nguyễn',
      '#strong[x]',
      '€12.50',
    ])
      expect(write(text)).toBe(text.normalize('NFC'));
  });

  it('composes letters and their accents', () => {
    expect(write('Zoe\u0308')).toBe('Zoë');
  });

  it('makes one line without control characters or half characters', () => {
    expect(write('Maya\r\n\tLind\u0000\u0007')).toBe('Maya Lind');
    expect(write('a\u2028b')).toBe('a b');
    expect(write('\ud83d')).toBe(MISSING_LETTER);
  });

  it('keeps the marks that direct a text', () => {
    expect(write('\u200f-5 €\u2066x\u2069')).toBe('\u200f-5 €\u2066x\u2069');
  });

  it('leaves pictures out, also those of several parts', () => {
    expect(write('Ada 🐰👩‍👩‍👧🇫🇷!')).toBe('Ada !');
  });

  it('shows letters and digits that no font has as missing', () => {
    expect(write('ქა')).toBe(MISSING_LETTER.repeat(2));
    expect(write('௧')).toBe(MISSING_LETTER);
  });

  it('keeps a letter whose accent no font has', () => {
    expect(write('q\u20e3x')).toBe('qx');
  });

  it('writes an unusual space as a space', () => {
    expect(write('a\u1680b')).toBe('a b');
  });

  it('keeps of several accents those that the fonts have, and one that stands alone', () => {
    const faces = [
      { points: new Set('q\u0301'.split('').map(sign => sign.codePointAt(0))) },
    ] as unknown as Faces;
    expect(writable('q\u0301\u0302', faces)).toBe('q\u0301');
    expect(writable('\u0301', faces)).toBe('\u0301');
  });
});

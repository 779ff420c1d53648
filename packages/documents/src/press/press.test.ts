import { describe, expect, it } from '@jest/globals';
import { FontShelf } from '../fonts/font-shelf.ts';
import { certificateWith } from '../testing/examples.harness.ts';
import { certificateSheet } from './certificate-sheet.ts';
import { Press } from './press.ts';

describe('Press', () => {
  it('refuses a file in which a glyph is missing, and does not quote it', () => {
    const shelf = new FontShelf();
    const sheet = certificateSheet(certificateWith(), shelf);
    const name = { text: 'ქეთი', language: 'en', dir: 'ltr', families: ['Burrow noto-sans latin'] };
    const press = new Press(shelf);
    expect(press.print(sheet).byteLength).toBeGreaterThan(5000);
    const unwritable = { ...sheet, data: { ...(sheet.data as object), name } };
    expect(() => press.print(unwritable)).toThrow(
      /^the certificate was not printed: PDF\/UA-1 error: the text$/,
    );
  });

  it('uses no font of the machine nor of the library', () => {
    const shelf = new FontShelf();
    const sheet = certificateSheet(certificateWith(), shelf);
    for (const family of ['Libertinus Serif', 'DejaVu Sans Mono', 'DejaVu Sans'])
      expect(shelf.all.map(face => face.family)).not.toContain(family);
    const fonts =
      Buffer.from(new Press(shelf).print(sheet))
        .toString('latin1')
        .match(/\/FontName \/\S+/g) ?? [];
    expect(fonts).toHaveLength(2);
    for (const font of fonts) expect(font).toMatch(/\+Burrownoto-sanslatin-(Regular|Bold)$/);
  });
});

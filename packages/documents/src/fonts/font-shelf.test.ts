import { LANGUAGES } from '@burrow/contracts/languages';
import { describe, expect, it } from '@jest/globals';
import { PANGRAMS } from '../testing/pangrams.harness.ts';
import { FontShelf, type Faces } from './font-shelf.ts';

const shelf = new FontShelf();
const familiesOf = (faces: Faces): string[] => faces.map(({ family }) => family);
const holds = (faces: Faces, character: string): boolean =>
  faces.some(({ points }) => points.has(character.codePointAt(0) ?? 0));

describe('FontShelf', () => {
  it.each(LANGUAGES.map(({ code, native_name }) => [code, native_name] as const))(
    'has glyphs for every letter of %s',
    (language, name) => {
      const text = `${PANGRAMS[language] ?? ''}${name}`;
      const faces = shelf.facesFor(language, text);
      const missing = [...text.normalize('NFC')].filter(
        character => !/[\s\p{Default_Ignorable_Code_Point}]/u.test(character) && !holds(faces, character),
      );
      expect(missing).toEqual([]);
    },
  );

  it('knows what a face does not have', () => {
    const latin = shelf.facesFor('en', 'a').find(({ family }) => family === 'Burrow noto-sans latin');
    expect(latin?.points.has(0x41)).toBe(true);
    expect(latin?.points.has(0x416)).toBe(false);
  });

  it('reads the large faces only for texts in their scripts', () => {
    expect(familiesOf(shelf.facesFor('ja', 'Python 3'))).not.toContain('Burrow noto-sans-jp japanese');
    expect(familiesOf(shelf.facesFor('en', '山田'))).toContain('Burrow noto-sans-sc chinese-simplified');
  });

  it('asks the font of the language first where several have a character', () => {
    const first = (language: string): string => familiesOf(shelf.facesFor(language, '直')).join();
    expect(first('ja')).toMatch(/^Burrow noto-sans-jp/);
    expect(first('zh')).toMatch(/^Burrow noto-sans-sc/);
    expect(first('ar')).toMatch(/^Burrow noto-sans-arabic/);
  });

  it('finds rare ideographs of names, and puts them away when they have become many', () => {
    const own = new FontShelf();
    expect(holds(own.facesFor('zh', '陳鈺婷'), '鈺')).toBe(true);
    const { version, all } = own;
    own.tidy();
    expect(own.version).toBe(version);
    for (let point = 0x3400; point < 0x9f00; point += 97) own.facesFor('zh', String.fromCodePoint(point));
    const many = own.all.length;
    own.tidy();
    expect(own.all.length).toBeLessThan(many);
    expect(own.all.length).toBeLessThanOrEqual(all.length + 3);
    expect(own.version).not.toBe(version);
  });
});

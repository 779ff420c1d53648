import { describe, expect, it } from '@jest/globals';
import { Typesetter } from './testing/typesetter.harness.ts';

const NO_JOIN = '\u200c';

describe('letters are shaped as their scripts want it', () => {
  it('joins Arabic letters', () => {
    const arabic = new Typesetter('ar');
    const joined = arabic.width('سلام');
    const apart = arabic.width([...'سلام'].join(NO_JOIN));
    expect(joined).toBeGreaterThan(0);
    expect(joined).toBeLessThan(apart * 0.9);
  });

  it('writes lam and alef as one', () => {
    const arabic = new Typesetter('ar');
    expect(arabic.width('لا')).toBeLessThan(arabic.width('ل') + arabic.width('ا'));
  });

  it('puts Arabic vowels over their letters, not beside them', () => {
    const arabic = new Typesetter('ar');
    expect(arabic.width('حَسَن')).toBeCloseTo(arabic.width('حسن'));
  });

  it('sets Hebrew from right to left, with its points under the letters', () => {
    const hebrew = new Typesetter('he');
    const leftToRight = `\u202d${[...'אבג'].toReversed().join('')}\u202c`;
    expect(hebrew.drawing('אבג')).toBe(hebrew.drawing(leftToRight));
    expect(hebrew.drawing('אבג')).not.toBe(hebrew.drawing('גבא'));
    expect(hebrew.width('דָּוִד')).toBeCloseTo(hebrew.width('דוד'));
  });

  it('joins Devanagari consonants, and moves a short i before them', () => {
    const hindi = new Typesetter('hi');
    expect(hindi.width('क्ष')).toBeLessThan(hindi.width(`क्${NO_JOIN}ष`));
    expect(hindi.width('र्क')).toBeCloseTo(hindi.width('क'));
    expect(hindi.drawing('कि')).not.toContain('◌');
    expect(hindi.width('कि')).toBeCloseTo(hindi.width('क') + hindi.width('नि') - hindi.width('न'));
  });

  it('stacks Thai vowels and tones on their consonants', () => {
    const thai = new Typesetter('th');
    expect(thai.width('ปั๊')).toBeCloseTo(thai.width('ป'));
    expect(thai.drawing('ปั๊')).not.toBe(thai.drawing('ปั'));
  });

  it('draws the same ideograph as the language of the page does', () => {
    expect(new Typesetter('ja').drawing('骨直')).not.toBe(new Typesetter('zh').drawing('骨直'));
  });

  it('takes the accents of a word from the same design', () => {
    const latin = new Typesetter('pl');
    expect(latin.width('Łódź')).toBeCloseTo(latin.width('Lodz') + latin.width('Ł') - latin.width('L'), -1);
  });
});

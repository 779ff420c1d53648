import { describe, expect, it } from '@jest/globals';
import { directionOf, scriptOf } from './script.rules.ts';

describe('scriptOf', () => {
  it.each([
    ['Maya Lind', 'ar', 'ar', 'ltr'],
    ['ليلى', 'en', 'ar', 'rtl'],
    ['נועה', 'ar', 'he', 'rtl'],
    ['कृष्णा', 'en', 'hi', 'ltr'],
    ['ปิ่น', 'en', 'th', 'ltr'],
    ['Ελένη', 'en', 'el', 'ltr'],
    ['김민준', 'ja', 'ko', 'ltr'],
    ['やまだ', 'zh', 'ja', 'ltr'],
    ['陈伟', 'en', 'zh', 'ltr'],
    ['山田', 'ja', 'ja', 'ltr'],
    ['Олена', 'uk', 'uk', 'ltr'],
    ['', 'he', 'he', 'ltr'],
  ] as const)('%s on a page in %s is %s, %s', (name, page, language, dir) => {
    expect(scriptOf(name, page)).toEqual({ language, dir });
  });
});

describe('directionOf', () => {
  it('is that of the first letter, or of the page', () => {
    expect(directionOf('1 Hedge Lane', 'rtl')).toBe('ltr');
    expect(directionOf('12 شارع', 'ltr')).toBe('rtl');
    expect(directionOf('+1 234', 'rtl')).toBe('rtl');
  });
});

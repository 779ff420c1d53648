import { describe, expect, it } from '@jest/globals';
import { reasonOf } from './reason.rules.ts';

describe('reasonOf', () => {
  it('says what was wrong without the text that it is about', () => {
    const diagnostic =
      '[SourceDiagnostic { span: Span(1), message: "PDF/UA-1 error: the text `\\"Tamar\\"` could not be displayed" }]';
    expect(reasonOf(new Error(diagnostic))).toBe('PDF/UA-1 error: the text');
    expect(reasonOf(Object.assign(new Error(''), { code: '0: no key "Tamar"' }))).toBe('no key');
  });

  it('says so where nothing is known', () => {
    expect(reasonOf('Tamar')).toBe('for an unknown reason');
    for (const err of [new Error('"Tamar"'), null, undefined, {}, { message: 5 }, { code: 7 }])
      expect(reasonOf(err)).toBe('for an unknown reason');
  });

  it('says what the message says where there is no code in words', () => {
    expect(reasonOf({ code: 7, message: 'no font' })).toBe('no font');
    expect(reasonOf({ code: 'no page' })).toBe('no page');
    expect(reasonOf({ code: 'no page', message: 'no font' })).toBe('no page');
  });
});

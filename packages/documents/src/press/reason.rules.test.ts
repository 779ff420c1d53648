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
    expect(reasonOf(new Error('"Tamar"'))).toBe('for an unknown reason');
  });
});

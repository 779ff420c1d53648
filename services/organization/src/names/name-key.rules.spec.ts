import { expect, test } from '@jest/globals';
import { nameKey } from './name-key.rules.ts';

test.each([
  ['Élan 4B', 'elan 4b'],
  ['Öğrenci', 'ogrenci'],
  ['ＡＢＣ', 'abc'],
  ['Ελλάδα', 'ελλαδα'],
  ['三年二班', '三年二班'],
])('%s is found by %s', (name, key) => expect(nameKey(name)).toBe(key));

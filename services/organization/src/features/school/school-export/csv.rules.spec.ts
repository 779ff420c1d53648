import { expect, test } from '@jest/globals';
import { csvOf } from './csv.rules.ts';

test('commas, quotes and lines are kept, and nothing is a formula', () => {
  const at = new Date('2026-11-20T15:30:00.000Z');
  expect(
    csvOf([
      ['4a, "new"', 'Ελένη', null, 3, true, at],
      ['=cmd|x', ' +1', '＝1', '-x'],
    ]),
  ).toBe(`"4a, ""new""",Ελένη,,3,true,2026-11-20T15:30:00.000Z\r\n'=cmd|x,' +1,'＝1,'-x\r\n`);
});

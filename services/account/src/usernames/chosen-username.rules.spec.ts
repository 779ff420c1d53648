import { expect, test } from '@jest/globals';
import { demandFit, isUnfit } from './chosen-username.rules.ts';

test.each([
  'Fuckface', 'f.u.c.k', 'f4ckidi0t', 'big-ass', 'BigAss', 'ass10', 'd1ck', 'dick_88', 'the.tits', 'أَحْمَق', 'الكلب', 'كلب-9',
])('%s is unfit', name => expect(isUnfit(name)).toBe(true)); // prettier-ignore

test.each([
  'hassan', 'Fatima.9', 'nasser', 'Cassandra', 'dickens', 'ishita', 'nazim', 'essex-girl', 'peacock', 'grape7', 'star-seal-10',
  'Saturday', 't1t4n', 'tom14', 'زبيدة', 'مكسيم', 'فاطمة',
])('%s is somebody’s good name', name => expect(isUnfit(name)).toBe(false)); // prettier-ignore

test('a refusal names the field', () => {
  expect(() => demandFit('Cassandra')).not.toThrow();
  const refused = { code: 'auth/username-unfit', detail: [{ path: 'username', message: 'unfit' }] };
  expect(() => demandFit('dick_88')).toThrow(expect.objectContaining(refused));
  expect(() => demandFit('dick_88', 'students.0.username')).toThrow(
    expect.objectContaining({ detail: [expect.objectContaining({ path: 'students.0.username' })] }),
  );
});

import { expect, test } from '@jest/globals';
import { isUnfit } from './chosen-username.rules.ts';

test.each([
  'Fuckface', 'f.u.c.k', 'f4ckidi0t', 'big-ass', 'BigAss', 'ass10', 'd1ck', 'dick_88', 'the.tits', 'أَحْمَق', 'الكلب', 'كلب-9',
])('%s is unfit', name => expect(isUnfit(name)).toBe(true)); // prettier-ignore

test.each([
  'hassan', 'Fatima.9', 'nasser', 'Cassandra', 'dickens', 'ishita', 'nazim', 'essex-girl', 'peacock', 'grape7', 'star-seal-10',
  'Saturday', 't1t4n', 'tom14', 'زبيدة', 'مكسيم', 'فاطمة',
])('%s is somebody’s good name', name => expect(isUnfit(name)).toBe(false)); // prettier-ignore

import type { Member } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { namesOf } from './class-teachers.rules.ts';

const member = (user_id: string, full_name: string | null) =>
  ({ user_id, full_name, email: `${user_id}@school.example` }) as Member;
const STAFF = [member('ada', 'Ada Moss'), member('bo', null), member('cy', 'Cy Reed')];

test.each([
  [[], 'en', ''],
  [['cy'], 'en', 'Cy Reed'],
  [['cy', 'ada'], 'en', 'Ada Moss and Cy Reed'],
  [['ada', 'bo', 'cy'], 'en', 'Ada Moss, bo@school.example, and Cy Reed'],
  [['ada', 'cy'], 'ar', 'Ada Moss وCy Reed'],
  [['gone', 'ada'], 'en', 'Ada Moss'],
])('%j in %s are %j', (teacher_ids, language, names) => {
  expect(namesOf({ teacher_ids }, STAFF, language)).toBe(names);
});

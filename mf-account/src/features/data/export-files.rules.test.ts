import type { AccountExport, LearnerExport } from '@burrow/contracts';
import { expect, test } from '@jest/globals';
import { strFromU8, unzipSync } from 'fflate';
import { exportFiles, type Exported } from './export-files.rules.ts';
import { makeArchive } from './make-archive.ts';

const AT = '2026-11-20T15:30:00.000Z';
const NOOR = '00000000-0000-4000-8000-000000000011';
const PARENT = '00000000-0000-4000-8000-000000000001';

const account: AccountExport = {
  exported_at: AT,
  user: { email: 'parent@example.com' },
  students: [{ id: NOOR, username: 'نور.1' }],
  sessions: [],
  mails: [],
  feedback: [],
  events: [],
};

type Learner = LearnerExport['learners'][number];
type Level = Learner['levels'][number];

const level = (level_slug: string, code: string | null, draft: string | null = null): Level => ({
  course_id: 'python',
  level_slug,
  status: 'in_progress',
  verified: false,
  code,
  draft,
  completed_at: null,
  updated_at: AT,
});

const learner = (learner_kind: Learner['learner_kind'], learner_id: string, levels: Level[]): Learner => ({
  learner_kind,
  learner_id,
  levels,
  last_played: null,
  completions: [],
  history: [],
  runs: [],
});

const given = (...learners: Learner[]): Exported => ({
  account,
  learning: { exported_at: AT, learners },
  purchases: { exported_at: AT, tables: { purchases: [] } },
});

test('the code of a student is stored under their username, by course and level', () => {
  const files = exportFiles(given(learner('student', NOOR, [level('intro-level1', 'player.open()\n')])));
  expect(Object.keys(files)).toEqual([
    'account.json',
    'learning.json',
    'purchases.json',
    'students/نور.1/python/intro-level1.py',
  ]);
  expect(files['students/نور.1/python/intro-level1.py']).toBe('player.open()\n');
});

test('what the account itself played is separate', () => {
  const files = exportFiles(given(learner('user', PARENT, [level('intro-level1', 'x = 1')])));
  expect(files['own/python/intro-level1.py']).toBe('x = 1');
});

test('a draft that is newer than the last run is used; a level without code has no file', () => {
  const files = exportFiles(given(learner('student', NOOR, [level('a', 'old', 'new'), level('b', null)])));
  expect(files['students/نور.1/python/a.py']).toBe('new');
  expect(Object.keys(files).length).toBe(4);
});

test('no name leads outside the archive', () => {
  const odd = given(learner('student', '../../x', [level('../../etc/passwd', 'code')]));
  const paths = Object.keys(exportFiles(odd)).filter(path => path.endsWith('.py'));
  expect(paths).toEqual(['students/__.._x/python/__.._etc_passwd.py']);
});

test('the archive contains the files, and both answers unchanged', () => {
  const exported = given(learner('student', NOOR, [level('intro-level1', 'print("مرحبا")\n')]));
  const files = unzipSync(makeArchive(exported));
  expect(JSON.parse(strFromU8(files['account.json'] as Uint8Array))).toEqual(exported.account);
  expect(JSON.parse(strFromU8(files['learning.json'] as Uint8Array))).toEqual(exported.learning);
  expect(strFromU8(files['students/نور.1/python/intro-level1.py'] as Uint8Array)).toBe('print("مرحبا")\n');
});

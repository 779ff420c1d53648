import { ChapterPartSchema, CoursePartSchema, ErrorAnswerSchema } from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

const PART = '/api/level/course/python/part';

test('a part has the chapter of the level, the rest only as counts', async () => {
  const answer = await learning.as().get(`${PART}?level=intro-level8`);
  const part = CoursePartSchema.parse(answer.json());
  expect(part.chapter?.level_data.map(({ slug }) => slug)).toEqual([
    'intro-level1', 'intro-level2', 'intro-level5', 'intro-level8',
  ]); // prettier-ignore
  expect(part.chapters.map(chapter => [chapter.name, chapter.level_count])).toEqual([
    ['Variables and Types', 4],
    ['Basic Operators', 1],
  ]);
  expect([part.level_count, part.next?.slug, part.next?.lock_reason]).toEqual([
    5,
    'operators-level1',
    'plan',
  ]);
});

test('parts count what the caller has completed, and are in the language that was asked for', async () => {
  const caller = learning.as();
  await caller.post(
    '/api/level/update/python',
    run('x', { level_slug: 'intro-level1', last_status: 'COMPLETE' }),
  );
  const part = CoursePartSchema.parse((await caller.get(`${PART}?language=ar`)).json());
  expect([part.completed_count, part.chapter?.name, part.waiting?.slug]).toEqual([
    1,
    'المتغيرات والأنواع',
    'intro-level2',
  ]);
  const chapter = ChapterPartSchema.parse(
    (await caller.get('/api/level/course/python/chapter/1?from=1')).json(),
  );
  expect([chapter.completed_count, chapter.from, chapter.level_data.length]).toEqual([1, 1, 3]);
});

test('a part leaves out the chapters that the class keeps closed', async () => {
  const data = schoolClass({ unlocked_chapters: ['python:2'] });
  const { student_id, ...rest } = student({ class_id: data.class_id, organization_id: data.organization_id });
  await learning.tell('organization/class-changed', data);
  await learning.tell('account/student-changed', { student_id, ...rest });
  const part = CoursePartSchema.parse((await learning.asStudent(student_id).get(PART)).json());
  expect([part.chapters.map(({ id }) => id), part.open.chapter_count]).toEqual([[2], 1]);
});

test.each([
  ['/api/level/course/cobol/part', 404, 'level/unknown-course'],
  ['/api/level/course/python/chapter/9', 404, 'level/unknown-chapter'],
  ['/api/level/course/python/chapter/one', 422, 'request/invalid'],
  [`${PART}?from=-1`, 422, 'request/invalid'],
])('%s answers %i %s', async (url, status, code) => {
  const answer = await learning.as().get(url);
  expect([answer.statusCode, ErrorAnswerSchema.parse(answer.json()).code]).toEqual([status, code]);
});

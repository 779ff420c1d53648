import {
  ClassHandedInSchema,
  ClassLessonSchema,
  OwnAssignmentsSchema,
  OwnLessonSchema,
  TaughtAssignmentsSchema,
} from '@burrow/contracts';
import { schoolClass, student } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { inDays, lessonOf, run } from './facts.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';

let learning: TestLearning;
let versions = 0;
const [organization, teacher, hostTeacher] = [randomUUID(), randomUUID(), randomUUID()];
type School = ReturnType<typeof schoolClass>;
let [home, host]: [School, School] = [schoolClass(), schoolClass()];
let child: ReturnType<typeof student>;

beforeAll(async () => {
  learning = await startLearning();
});
afterAll(() => learning.close());

beforeEach(async () => {
  const [of, id] = [{ organization_id: organization }, randomUUID()];
  home = schoolClass({ ...of, teacher_ids: [teacher] });
  host = schoolClass({
    ...of,
    teacher_ids: [hostTeacher],
    guest_ids: [id],
    unlocked_chapters: ['2'],
    quiz: false,
  });
  child = student({ ...of, student_id: id, class_id: home.class_id });
  await learning.tell('organization/class-changed', home, host);
  await learning.tell('account/student-changed', child);
});

const as = (user = hostTeacher) => learning.as({ role: 'teacher', user, organization });
const own = () => learning.asStudent(child.student_id);
const begins = (of: School, beganMinutesAgo: number) =>
  learning.tell(
    'organization/class-entry-changed',
    lessonOf(of, { beganMinutesAgo, version: (versions += 1) }),
  );
const lessonIn = async (of: School, user: typeof teacher) =>
  ClassLessonSchema.parse((await as(user).get(`/api/level/class/${of.class_id}/lesson`)).json());
const rowIn = async (of: School, user: typeof teacher) =>
  (await lessonIn(of, user)).students.find(({ student_id }) => student_id === child.student_id);
const assign = (of: School, user: typeof teacher, level = 'intro-level1') =>
  as(user).post(`/api/level/class/${of.class_id}/assignments`, {
    course_id: 'python',
    level_slugs: [level],
    due_at: inDays(2),
  });
const handIn = (level = 'intro-level1') =>
  own().put(`/api/level/hand-in/python/${level}`, { code: 'player.collect()' });
const workPath = (level = 'intro-level1') => `/api/level/handed-in/${child.student_id}/python/${level}`;
const handedIn = async () =>
  ClassHandedInSchema.parse((await as().get(`/api/level/class/${host.class_id}/handed-in`)).json()).work;

async function fails(times: number): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    const run_id = randomUUID();
    await own().post('/api/level/update/python', run('player.move_forward(9)', { run_id }));
    await own().put(`/api/level/run-outcome/${run_id}`, { code: 'world/move-wall', line: 1, variant: null });
  }
}

/** Which class’s rules hold: the host has opened the second chapter only. */
async function rules(): Promise<'home' | 'host'> {
  const { rows } = await learning.sql
    .query('select learning.class_now($1) as id', [child.student_id])
    .then(found => ({ rows: found as { id: string }[] }));
  const refused = (await own().get('/api/level/data/python/intro-level1')).statusCode !== 200;
  expect(rows[0]?.id).toBe(refused ? host.class_id : home.class_id);
  return refused ? 'host' : 'home';
}

test('the rules are those of the class whose lesson is open, of two that which began later, else those of home', async () => {
  expect(await rules()).toBe('home');
  await begins(host, 5);
  expect(await rules()).toBe('host');
  await begins(home, 2);
  expect(await rules()).toBe('home');
  await begins(host, 1);
  expect(await rules()).toBe('host');
  await begins(host, 61);
  expect(await rules()).toBe('home');
});

test('a host sees what a guest does in the host’s lesson, nothing of before, and nothing while home has a later one', async () => {
  await fails(4);
  await begins(host, 0);
  expect(await rowIn(host, hostTeacher)).toMatchObject({ playing: null, stuck: null });
  await learning.tell('organization/class-changed', { ...host, version: 2, unlocked_chapters: [] });
  await fails(3);
  expect(await rowIn(host, hostTeacher)).toMatchObject({
    playing: { level_slug: 'intro-level1' },
    stuck: { runs: 3 },
  });
  expect((await lessonIn(host, hostTeacher)).causes).toMatchObject([{ student_ids: [child.student_id] }]);
  await begins(home, 0);
  expect(await rowIn(host, hostTeacher)).toMatchObject({ playing: null, stuck: null, completed: 0 });
  expect((await lessonIn(host, hostTeacher)).causes).toEqual([]);
});

test('a guest is called to a level with the class, and counted with it', async () => {
  await begins(host, 1);
  const path = `/api/level/class/${host.class_id}/focus`;
  await as().put(path, { level: null });
  const read = async () => OwnLessonSchema.parse((await own().get('/api/level/lesson')).json());
  const { focus } = await read();
  expect(focus).not.toBeNull();
  await own().put('/api/level/lesson/arrival', { focus_id: focus?.id });
  expect((await as().get(path)).json()).toMatchObject({ arrived: 1, students: 1 });
  await begins(home, 0);
  expect((await read()).focus).toBeNull();
});

test('a guest has the assignments of both classes, hands in to either, and the host returns only its own', async () => {
  await assign(home, teacher, 'intro-level2');
  expect((await assign(host, hostTeacher)).statusCode).toBe(200);
  const mine = OwnAssignmentsSchema.parse((await own().get('/api/level/assignments')).json()).assignments;
  expect(mine.flatMap(({ level_slugs }) => level_slugs).toSorted()).toEqual(['intro-level1', 'intro-level2']);
  expect([(await handIn()).statusCode, (await handIn('intro-level2')).statusCode]).toEqual([200, 200]);
  const taught = await as().get(`/api/level/class/${host.class_id}/assignments`);
  expect(TaughtAssignmentsSchema.parse(taught.json()).assignments).toMatchObject([
    { students: [{ student_id: child.student_id }] },
  ]);
  expect((await handedIn()).map(({ level_slug }) => level_slug)).toEqual(['intro-level1']);
  expect((await as().get(workPath())).statusCode).toBe(200);
  expect((await as().get(workPath('intro-level2'))).statusCode).toBe(403);
  const returned = { version: 1, verdict: 'accepted', text: '', remark_id: randomUUID() };
  expect((await as().put(workPath(), returned)).statusCode).toBe(200);
  expect((await as().put(workPath('intro-level2'), returned)).statusCode).toBe(403);
});

test('an assignment of the host opens nothing that was handed in before it', async () => {
  await assign(home, teacher);
  await handIn();
  await assign(host, hostTeacher);
  expect(await handedIn()).toEqual([]);
  expect((await as().get(workPath())).statusCode).toBe(403);
});

test('who has left the school, or is at home in the class, is no guest of it, and a guest is none of another school', async () => {
  await begins(host, 1);
  const guests = async () => {
    const found = await learning.sql.query('select learning.guests_of($1) as id', [host.class_id]);
    return (found as { id: string }[]).map(({ id }) => id);
  };
  expect(await guests()).toEqual([child.student_id]);
  await learning.tell('account/student-changed', { ...child, version: 2, class_id: host.class_id });
  expect(await guests()).toEqual([]);
  await learning.tell('account/student-changed', { ...child, version: 3, organization_id: randomUUID() });
  expect([await guests(), await rules()]).toEqual([[], 'home']);
  await learning.tell('account/student-changed', { ...child, version: 4 });
  expect(await guests()).toEqual([child.student_id]);
  await learning.tell('account/student-changed', { ...child, version: 5, removed: true });
  const left = await learning.sql.query('select guest_ids from learning.classes where class_id = $1', [
    host.class_id,
  ]);
  expect(left).toEqual([{ guest_ids: [] }]);
});

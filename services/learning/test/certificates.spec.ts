import { schoolClass, student } from '@burrow/service-kit/testing';
import type { Caller } from '@burrow/service-kit/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { badgeOf, LEVELS, play, settingsOf, won } from './earning.harness.ts';
import { startLearning, type TestLearning } from './learning.harness.ts';
import { contentFile, quizzesFile, takeQuiz } from './quiz.harness.ts';

let learning: TestLearning;

beforeAll(async () => {
  learning = await startLearning({ QUIZZES_FILE: quizzesFile() }, contentFile(true));
});
afterAll(() => learning.close());

describe('a certificate', () => {
  async function chapter(caller: Caller): Promise<void> {
    for (const slug of LEVELS) await won(caller, slug);
  }
  const own = async (caller: Caller) => (await caller.get('/api/certificate')).json().certificates;

  test('is issued once for a chapter: all levels verified and the quiz passed, in either order', async () => {
    const caller = learning.asStudent();
    await chapter(caller);
    expect(await own(caller)).toEqual([]);
    const { finished } = await takeQuiz(caller);
    expect(finished.earned.certificates).toEqual([
      { id: expect.stringMatching(/^[0-9a-z]{20}$/), kind: 'chapter' },
    ]);
    expect(finished.earned.badges).toContainEqual({ id: 'chapter-walker' });
    await takeQuiz(caller);
    await chapter(caller);
    expect(await own(caller)).toMatchObject([
      { kind: 'chapter', chapter_id: 1, chapter_name: 'Variables and Types', revoked_at: null },
    ]);

    const other = learning.asStudent();
    await takeQuiz(other);
    await chapter(other);
    expect(await own(other)).toHaveLength(1);
  });

  test('is not issued while a level is not verified', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    for (const slug of LEVELS.filter(one => one !== 'intro-level2')) await won(caller, slug);
    await won(caller, 'intro-level2', 'won', { settings: settingsOf('intro-level1') });
    expect(await own(caller)).toEqual([]);
    await won(caller, 'intro-level2', 'better');
    expect(await own(caller)).toHaveLength(1);
  });

  test.each([
    ['nothing at all', '# nothing at all'],
    ['only one of the calls', 'player.move_forward(2)'],
    ['the calls in a comment', 'pass # player.move_forward(2), player.collect("carrot")'],
    ['the calls in a text', 'print("player.move_forward(2); player.collect()")'],
    ['fewer lines than its record has', 'player.move_forward(2); player.collect("carrot")', [1, 2]],
  ])('is not issued for the right moves beside %s', async (_what, last_code_executed, lines = [1, 1]) => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    for (const slug of LEVELS) {
      const settings = settingsOf(slug).map(setting => ({ ...setting, lines }));
      const sent = await play(caller, slug, '', { settings }, { last_code_executed });
      expect([sent.statusCode, sent.json().code]).toEqual([422, 'level/replay-mismatch']);
    }
    expect(await own(caller)).toEqual([]);
    expect((await caller.get('/api/level/course/python')).json().chapters[0].level_data[0].completed).toBe(
      false,
    );
  });

  test('needs no quiz where the class takes none', async () => {
    const taught = schoolClass({ quiz: false });
    const data = student({ class_id: taught.class_id });
    await learning.tell('organization/class-changed', taught);
    await learning.tell('account/student-changed', data);
    const caller = learning.asStudent(data.student_id);
    await chapter(caller);
    expect(await own(caller)).toHaveLength(1);
    expect(await badgeOf(caller, 'chapter-walker')).toMatchObject({ have: 0 });
  });

  test('comes with the account that a visitor opens', async () => {
    const id = randomUUID();
    const caller = learning.asStudent(id);
    const visitor = randomUUID();
    await won(learning.as({ visitor }), 'intro-level1');
    await takeQuiz(caller);
    for (const slug of LEVELS.slice(1)) await won(caller, slug);
    expect(await own(caller)).toEqual([]);
    await learning.tell('account/visitor-adopted', { visitor_id: visitor, learner: { kind: 'student', id } });
    expect(await own(caller)).toHaveLength(1);
  });

  test('can be checked by everybody who has its number, and by nobody without', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    await chapter(caller);
    const [{ id }] = await own(caller);
    const seen = (await learning.as({ visitor: randomUUID() }).get(`/api/certificate/${id}`)).json();
    expect(seen).toMatchObject({
      id,
      kind: 'chapter',
      course_id: 'python',
      shown_name: 'initials',
      may_choose_name: false,
    });
    expect((await caller.get(`/api/certificate/${'0'.repeat(20)}`)).json().code).toBe('certificate/unknown');
    expect((await caller.get('/api/certificate/1')).statusCode).toBe(422);
  });

  test('is a page to print, as long as it holds', async () => {
    const caller = learning.asStudent();
    await takeQuiz(caller);
    await chapter(caller);
    const [{ id }] = await own(caller);
    for (const language of ['en', 'ar']) {
      const page = await caller.get(`/api/certificate/${id}/pdf?language=${language}`);
      expect([page.statusCode, page.headers['content-type']]).toEqual([200, 'application/pdf']);
      expect(page.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    }
    await learning.sql.query(
      'update learning.certificates set revoked_at = now() where certificate_id = $1',
      [id],
    );
    const refused = await caller.get(`/api/certificate/${id}/pdf`);
    expect([refused.statusCode, refused.json().code]).toEqual([410, 'certificate/revoked']);
    expect((await caller.get(`/api/certificate/${id}`)).json().revoked_at).toEqual(expect.any(String));
  });

  test('no longer holds when the purchase behind it is undone; free chapters stay', async () => {
    const id = randomUUID();
    const caller = learning.asStudent(id);
    await takeQuiz(caller);
    await chapter(caller);
    const certify =
      "insert into learning.certificates (certificate_id, learner_kind, learner_id, kind, course, chapter) values ($1, 'student', $2, $3, 'python', $4)";
    await learning.sql.query(certify, ['0123456789abcdefghjk', id, 'chapter', 2]);
    await learning.sql.query(certify, ['1123456789abcdefghjk', id, 'course', 0]);
    const voided = { student_ids: [id], course_id: 'python', reason: 'charged-back' as const };
    await learning.tell('payment/purchase-voided', voided, voided);
    const all = await own(caller);
    expect(
      all
        .map((one: { kind: string; chapter_id: number | null; revoked_at: string | null }) => [
          one.kind,
          one.chapter_id,
          one.revoked_at !== null,
        ])
        .toSorted(),
    ).toEqual([
      ['chapter', 1, false],
      ['chapter', 2, true],
      ['course', null, true],
    ]);
  });

  describe('shows as much of the name', () => {
    const parent = randomUUID();
    async function issued() {
      const data = student({ parent_id: parent });
      await learning.tell('account/student-changed', data);
      const caller = learning.asStudent(data.student_id);
      await takeQuiz(caller);
      await chapter(caller);
      const [{ id }] = await own(caller);
      return `/api/certificate/${id}`;
    }
    const asParent = () => learning.as({ role: 'parent', user: parent, session: randomUUID() });
    const asStaff = () =>
      learning.as({ role: 'parent', staff: true, user: randomUUID(), session: randomUUID() });
    const choose = async (caller: Caller, certificate: string) => {
      const answer = await caller.put(`${certificate}/name`, { shown_name: 'full' });
      return [answer.statusCode, (await asParent().get(certificate)).json().shown_name];
    };

    test('as the parent chooses, and neither staff nor the young learner', async () => {
      const certificate = await issued();
      expect(await choose(asStaff(), certificate)).toEqual([403, 'initials']);
      expect((await asStaff().get(certificate)).json().may_choose_name).toBe(false);
      expect(await choose(asParent(), certificate)).toEqual([200, 'full']);
    });

    test('as before, once it no longer holds', async () => {
      const certificate = await issued();
      await learning.sql.query(
        'update learning.certificates set revoked_at = now() where certificate_id = $1',
        [certificate.replace('/api/certificate/', '')],
      );
      expect((await asParent().get(certificate)).json().may_choose_name).toBe(false);
      expect(await choose(asParent(), certificate)).toEqual([403, 'initials']);
    });
  });

  test('is issued when the last two levels are completed at the same time', async () => {
    const students = Array.from({ length: 12 }, () => learning.asStudent());
    for (const caller of students) {
      await takeQuiz(caller);
      for (const slug of LEVELS.slice(0, 2)) await won(caller, slug);
    }
    await Promise.all(students.flatMap(caller => LEVELS.slice(2).map(slug => won(caller, slug))));
    for (const caller of students) expect(await own(caller)).toHaveLength(1);
  });
});

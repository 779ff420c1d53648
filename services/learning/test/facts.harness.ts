import type { EventData } from '@burrow/contracts';
import { WORLD_VERSION } from '@burrow/world';
import { solving, WINNING } from './learning.harness.ts';

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** The body of level/update. With a record the program is one that may have made it. */
export const run = (code: string, more: object = {}) => ({
  last_status: 'in_progress',
  last_code_executed: 'run' in more ? solving(code) : code,
  level_slug: 'intro-level1',
  ...more,
});

/** The body of level/update for the challenge of the fixture, with commands that solve it after as many turns. */
export const solvedChallenge = (code: string, turns = 0, more: object = {}) => ({
  last_status: 'COMPLETE',
  last_code_executed: solving(`${code.trimEnd()} or player.turn_left()`),
  level_slug: 'first-challenge',
  run: {
    world_version: WORLD_VERSION,
    level_hash: 'hash-of-first-challenge',
    settings: [
      {
        commands: [...Array.from({ length: 4 * turns }, () => ['turn_left', null]), ...WINNING],
        variables: {},
      },
    ],
    ...more,
  },
});

interface Lesson {
  readonly beganMinutesAgo: number;
  readonly version?: number;
}

/** A lesson of an hour, as organization tells of it. */
export const lessonOf = (
  { class_id, organization_id }: { readonly class_id: string; readonly organization_id: string },
  { beganMinutesAgo, version = 1 }: Lesson,
): EventData<'organization/class-entry-changed'> => ({
  class_id,
  version,
  organization_id,
  code_hash: null,
  joining_until: null,
  lesson_began_at: inDays(-beganMinutesAgo / 1_440),
  lesson_ends_at: inDays((60 - beganMinutesAgo) / 1_440),
  picture_log_in: false,
  shared_devices: false,
});

/** A row in each table of quizzes and badges, for the learner $1, $2. */
export const EARNED = [
  "insert into learning.quiz_tries (learner_kind, learner_id, try_id, course, chapter, questions) values ($1, $2::uuid, $2::uuid, 'python', 1, '[]')",
  `insert into learning.quiz_answers (learner_kind, learner_id, try_id, number, answer, is_right) values ($1, $2::uuid, $2::uuid, 1, '{"kind": "line", "line": 3}', true)`,
  "insert into learning.quiz_passes (learner_kind, learner_id, course, chapter, how) values ($1, $2::uuid, 'python', 1, 'quiz')",
  "insert into learning.level_tries (learner_kind, learner_id, course, level) values ($1, $2::uuid, 'python', 'intro-level1')",
  "insert into learning.badge_steps (learner_kind, learner_id, badge, step, course) values ($1, $2::uuid, 'baker', 'salad', 'python')",
  "insert into learning.badges (learner_kind, learner_id, badge, course) values ($1, $2::uuid, 'baker', 'python')",
];

/** A certificate, which only people with an account get. */
export const CERTIFIED =
  "insert into learning.certificates (certificate_id, learner_kind, learner_id, kind, course, chapter) values (left(md5(($2::uuid)::text), 20), $1, $2::uuid, 'chapter', 'python', 1)";

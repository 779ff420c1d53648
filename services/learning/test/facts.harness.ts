import type { EventData } from '@burrow/contracts';
import { WORLD_VERSION } from '@burrow/world';
import { WINNING } from './learning.harness.ts';

export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString();

/** The body of level/update. */
export const run = (code: string, more: object = {}) => ({
  last_status: 'in_progress',
  last_code_executed: code,
  level_slug: 'intro-level1',
  ...more,
});

/** The body of level/update for the challenge of the fixture, with commands that solve it after as many turns. */
export const solvedChallenge = (code: string, turns = 0, more: object = {}) => ({
  last_status: 'COMPLETE',
  last_code_executed: code,
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

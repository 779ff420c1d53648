import type { LevelUpdateAnswer, OwnBadges } from '@burrow/contracts';
import type { Caller } from '@burrow/service-kit/testing';
import { WORLD_VERSION } from '@burrow/world';
import { randomUUID } from 'node:crypto';
import { solving, WINNING } from './learning.harness.ts';

/** Levels of the fixture's first chapter. */
export const LEVELS = ['intro-level1', 'intro-level2', 'intro-level5', 'intro-level8'] as const;
export type Slug = (typeof LEVELS)[number] | 'operators-level1';
const SHOWN = { commands: WINNING, variables: {} };
/** The hidden setting of the second level, in which the carrot is one tile farther. */
const FARTHER = {
  commands: [
    ['move_forward', 3],
    ['collect', 'carrot'],
  ],
  variables: {},
};
export const settingsOf = (slug: Slug) => (slug === 'intro-level2' ? [SHOWN, FARTHER] : [SHOWN]);

export async function play(caller: Caller, slug: Slug, code: string, more: object = {}, beside: object = {}) {
  const record = { world_version: WORLD_VERSION, level_hash: `hash-of-${slug}`, settings: settingsOf(slug) };
  const body = {
    last_status: 'COMPLETE',
    last_code_executed: solving(code),
    level_slug: slug,
    run: { ...record, ...more },
    ...beside,
  };
  return caller.post('/api/level/update/python', body);
}

export const won = async (
  caller: Caller,
  slug: Slug,
  code = 'won',
  more: object = {},
  beside: object = {},
): Promise<LevelUpdateAnswer> => (await play(caller, slug, code, more, beside)).json();

/** A run that ended so, as the page tells it. */
export async function ended(
  caller: Caller,
  code: string,
  outcome: object,
  level_slug: Slug = 'intro-level1',
): Promise<void> {
  const run_id = randomUUID();
  await caller.post('/api/level/update/python', {
    last_status: 'in_progress',
    last_code_executed: code,
    level_slug,
    run_id,
  });
  await caller.put(`/api/level/run-outcome/${run_id}`, { code: null, line: null, variant: null, ...outcome });
}

export const FAILED = { code: 'python/name', line: 2 };

export async function badgeOf(caller: Caller, id: string) {
  const { badges }: OwnBadges = (await caller.get('/api/badge')).json();
  return badges.find(badge => badge.id === id);
}

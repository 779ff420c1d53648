import { holdAlone, type Learner, type Outbox, type SqlRunner } from '@burrow/service-kit';
import { keepCode, trimCodes } from '../../history/code-history.queries.ts';
import { eraseLearner } from '../../learners/erase-learner.ts';
import {
  type CompletionEventsService,
  isNews,
  type Standing,
} from '../../learners/completion-events.service.ts';
import { tellLevelPlayed } from '../../learners/last-played.queries.ts';
import { tombstones } from '../../learners/tombstones.ts';
import { trimCompletions } from '../level-update/index.ts';
import { mergeProgress, type Progress } from './merge-progress.rules.ts';

type LevelProgress = Progress & { readonly course: string; readonly level: string };

/** $1 and $2 are the learner who gets the rows, $3 the visitor. */
const OF_VISITOR = "learner_kind = 'visitor' and learner_id = $3";

const ADD_RUNS = `
  insert into learning.daily_runs as kept (learner_kind, learner_id, execution_type, day, count)
  select $1, $2, execution_type, day, count from learning.daily_runs where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, execution_type, day) do update set count = kept.count + excluded.count`;

const ADD_COMPLETIONS = `
  insert into learning.completions as kept (learner_kind, learner_id, course, level, verified, shown_verified, world_version,
    level_hash, code, code_hash, completed_at)
  select $1, $2, course, level, verified, shown_verified, world_version, level_hash, code, code_hash, completed_at
  from learning.completions where ${OF_VISITOR} order by id
  on conflict (learner_kind, learner_id, course, level, code_hash, verified)
  do update set completed_at = least(kept.completed_at, excluded.completed_at)`;

const ADD_HISTORY = `
  insert into learning.code_history as kept (learner_kind, learner_id, course, level, code_hash, code, origin, at)
  select $1, $2, course, level, code_hash, code, origin, at from learning.code_history where ${OF_VISITOR}
  on conflict (learner_kind, learner_id, course, level, code_hash)
  do update set at = greatest(kept.at, excluded.at)`;

const GO_ON_LATER = `
  insert into learning.last_played as kept (learner_kind, learner_id, course, level, at)
  select $1, $2, course, level, at from learning.last_played where ${OF_VISITOR}
  on conflict (learner_kind, learner_id)
  do update set course = excluded.course, level = excluded.level, at = excluded.at where kept.at < excluded.at
  returning course, level, at`;

const PROGRESS = `
  select course, level, status, verified, run_code, draft_code, completed_at, created_at, updated_at
  from learning.progress where learner_kind = $1 and learner_id = $2 order by course, level`;

const KEEP_PROGRESS = `
  insert into learning.progress (learner_kind, learner_id, course, level, status, verified, run_code, draft_code,
    completed_at, created_at, updated_at)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
  on conflict (learner_kind, learner_id, course, level) do update set status = excluded.status,
    verified = excluded.verified, run_code = excluded.run_code, draft_code = excluded.draft_code,
    completed_at = excluded.completed_at, created_at = excluded.created_at, updated_at = excluded.updated_at`;

const keep = (tx: SqlRunner, learner: Learner, row: LevelProgress): Promise<unknown> =>
  tx.query(KEEP_PROGRESS, [
    learner.kind,
    learner.id,
    row.course,
    row.level,
    row.status,
    row.verified,
    row.run_code,
    row.draft_code,
    row.completed_at,
    row.created_at,
    row.updated_at,
  ]);

/** What a learner has now of a level, with what they had before. */
interface Adopted {
  readonly before: Standing;
  readonly now: LevelProgress;
}

async function adoptProgress(tx: SqlRunner, learner: Learner, visitor: string): Promise<Adopted[]> {
  const own: LevelProgress[] = await tx.query(PROGRESS, [learner.kind, learner.id]);
  const adopted: LevelProgress[] = await tx.query(PROGRESS, ['visitor', visitor]);
  const all: Adopted[] = [];
  const ownOf = new Map(own.map(row => [`${row.course}/${row.level}`, row]));
  for (const row of adopted) {
    const place = { learner, course: row.course, level: row.level };
    const mine = ownOf.get(`${row.course}/${row.level}`);
    const { kept, lost } = mine ? mergeProgress(mine, row) : { kept: row, lost: [] };
    const now = { ...row, ...kept };
    await keep(tx, learner, now);
    all.push({ before: { isComplete: mine?.status === 'complete', verified: mine?.verified ?? false }, now });
    for (const { code, at } of lost) await keepCode(tx, place, code, 'adopted', at);
    await trimCodes(tx, place);
    await trimCompletions(tx, place);
  }
  return all;
}

async function tellAdopted(
  tx: SqlRunner,
  events: CompletionEventsService,
  learner: Learner,
  all: readonly Adopted[],
): Promise<void> {
  for (const { before, now } of all) {
    if (now.status !== 'complete' || !isNews(before, now.verified)) continue;
    const { course, level, verified, completed_at: at } = now;
    await events.tell(tx, { learner, course, level, levelHash: null, verified, at: at ?? new Date() });
  }
}

/** How others learn what was adopted. */
export interface AdoptionEvents {
  readonly outbox: Outbox;
  readonly completions: CompletionEventsService;
}

/**
 * Makes a visitor's work the learner's, all in one transaction. Both are held alone meanwhile: a run or
 * draft of either is wholly before or after it. A learner who was removed adopts nothing.
 */
export async function adoptVisitor(
  tx: SqlRunner,
  { outbox, completions }: AdoptionEvents,
  visitor: string,
  learner: Learner,
): Promise<void> {
  await holdAlone(tx, 'learning', { kind: 'visitor', id: visitor }, learner);
  if (await tombstones.has(tx, learner)) return;
  const values = [learner.kind, learner.id, visitor];
  await tx.query(ADD_RUNS, values);
  await tx.query(ADD_COMPLETIONS, values);
  await tx.query(ADD_HISTORY, values);
  await tellAdopted(tx, completions, learner, await adoptProgress(tx, learner, visitor));
  const moved: { course: string; level: string; at: Date }[] = await tx.query(GO_ON_LATER, values);
  if (moved[0]) await tellLevelPlayed(tx, outbox, { learner, ...moved[0] });
  await eraseLearner(tx, { kind: 'visitor', id: visitor });
}

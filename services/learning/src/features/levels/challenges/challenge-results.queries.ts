import { type NotNull, preparedSql, sql, sqlPart } from '@burrow/service-kit';
import type { CompletionStatus } from '@burrow/contracts';
import { CLASS_RESULTS_NEEDED } from '@burrow/contracts';

/** Commands and lines may be of different programs: the fewest of each are kept. */
const KEEP_FEWEST = sqlPart`
  on conflict (learner_kind, learner_id, level, level_hash) do update set
    commands = least(kept.commands, excluded.commands), lines = least(kept.lines, excluded.lines),
    created_at = least(kept.created_at, excluded.created_at), updated_at = greatest(kept.updated_at, excluded.updated_at)
  where excluded.commands < kept.commands or excluded.lines < kept.lines`;

export const KEEP_RESULT = sql`
  insert into learning.challenge_results as kept (learner_kind, learner_id, level, level_hash, commands, lines)
  values ($1, $2, $3, $4, $5, $6) ${KEEP_FEWEST}`;

/** $1 and $2 are the learner who gets the results, $3 is the visitor. */
export const ADD_RESULTS = sql`
  insert into learning.challenge_results as kept
    (learner_kind, learner_id, level, level_hash, commands, lines, created_at, updated_at)
  select $1, $2, level, level_hash, commands, lines, created_at, updated_at
  from learning.challenge_results where learner_kind = 'visitor' and learner_id = $3 ${KEEP_FEWEST}`;

interface OwnChallengesRow {
  readonly slug: NotNull<string>;
  readonly status: CompletionStatus | null;
  readonly levelHash: string | null;
  readonly commands: NotNull<number>;
  readonly lines: NotNull<number>;
}

/** What a learner did in challenges: how far each is, and with how little it was solved, of each version. */
export const OWN_CHALLENGES = preparedSql<OwnChallengesRow>('own-challenges')`
    select coalesce(p.level, r.level) as slug, p.status, r.level_hash as "levelHash", r.commands, r.lines
    from (
      select level, status from learning.progress where learner_kind = $1 and learner_id = $2 and course = $3
    ) p
    full join (
      select level, level_hash, commands, lines from learning.challenge_results
      where learner_kind = $1 and learner_id = $2
    ) r on r.level = p.level`;

export const OWN_RESULT = preparedSql<{ readonly commands: number; readonly lines: number }>(
  'own-challenge-result',
)`
    select commands, lines from learning.challenge_results
    where learner_kind = $1 and learner_id = $2 and level = $3 and level_hash = $4`;

/** A quarter, a half and three quarters are at or below these. */
export type Quartiles = [low: number, middle: number, high: number];

/** The quartiles of the class of the student $1 in the version $3 of the challenge $2; no row below ten results. */
export const CLASS_SPREAD = preparedSql<{
  readonly commands: NotNull<Quartiles>;
  readonly lines: NotNull<Quartiles>;
}>('class-spread')`
    select percentile_disc(array[0.25, 0.5, 0.75]) within group (order by r.commands) as commands,
      percentile_disc(array[0.25, 0.5, 0.75]) within group (order by r.lines) as lines
    from learning.students self
    join learning.students s on s.class_id = self.class_id
    join learning.challenge_results r on r.learner_kind = 'student' and r.learner_id = s.student_id
    where self.student_id = $1 and r.level = $2 and r.level_hash = $3
    having count(*) >= ${CLASS_RESULTS_NEEDED}`;

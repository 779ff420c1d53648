import { type NotNull, type SqlPart, sql, sqlPart } from '@burrow/service-kit';

const PAGE = 500;

interface LastPlayedRow {
  readonly id: string;
  readonly course: string;
  readonly level: string;
  readonly at: Date;
}

export const LAST_PLAYED = sql<LastPlayedRow>`
  select learner_id as id, course, level, at from learning.last_played
  where learner_kind = 'student' and learner_id > $1 order by learner_id limit ${PAGE}`;

/** Joins the stored completion from when the level was first completed, or first verified. */
const kept = (condition: SqlPart) => sqlPart`
  left join lateral (
    select completed_at as at, level_hash as hash from learning.completions c
    where c.learner_kind = p.learner_kind and c.learner_id = p.learner_id and c.course = p.course and c.level = p.level
      and ${condition} order by completed_at, id limit 1
  )`;

interface CompletionsRow {
  readonly kind: 'user' | 'student';
  readonly id: string;
  readonly course: string;
  readonly level: string;
  readonly verified: boolean;
  readonly first_at: NotNull<Date>;
  readonly first_hash: string | null;
  readonly verified_at: Date | null;
  readonly verified_hash: string | null;
}

export const COMPLETIONS = sql<CompletionsRow>`
  select p.learner_kind as kind, p.learner_id as id, p.course, p.level, p.verified,
    coalesce(p.completed_at, p.updated_at) as first_at, own.hash as first_hash,
    proven.at as verified_at, proven.hash as verified_hash
  from learning.progress p
  ${kept(sqlPart`c.completed_at = p.completed_at`)} own on true
  ${kept(sqlPart`c.verified`)} proven on true
  where p.status = 'complete' and p.learner_kind <> 'visitor'
    and (p.learner_kind, p.learner_id, p.course, p.level) > ($1, $2::uuid, $3, $4)
  order by p.learner_kind, p.learner_id, p.course, p.level limit ${PAGE}`;

import type { CodeHistory, LearnerExport } from '@burrow/contracts';
import { InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';

type Exported = LearnerExport['learners'][number];
type PlainTime<Row> = {
  readonly [Key in keyof Row]: Key extends 'at' | `${string}_at` ? Date | null : Row[Key];
};

const OF_LEARNER = 'where learner_kind = $1 and learner_id = $2';

const LEVELS = `
  select course as course_id, level as level_slug, status, verified, run_code as code, draft_code as draft,
    completed_at, updated_at
  from learning.progress ${OF_LEARNER} order by course, level`;
const COMPLETIONS = `
  select course as course_id, level as level_slug, verified, code, completed_at
  from learning.completions ${OF_LEARNER} order by id`;
const HISTORY = `
  select course as course_id, level as level_slug, code, at
  from learning.code_history ${OF_LEARNER} order by course, level, at`;
const CODES_OF_LEVEL = `
  select code, origin, at from learning.code_history ${OF_LEARNER} and course = $3 and level = $4
  order by at desc, code_hash`;
const RUNS = `
  select execution_type, day::text, count from learning.daily_runs ${OF_LEARNER} order by day, execution_type`;
const LAST_PLAYED = `
  select course as course_id, level as level_slug, at from learning.last_played ${OF_LEARNER}`;

/** Dates as ISO text. */
function written<Row extends object>(row: PlainTime<Row>): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Row;
}

/** What learners did, as it is shown and handed out. */
@Injectable()
export class WorkRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  levels(learner: Learner): Promise<Exported['levels']> {
    return this.rows(LEVELS, learner);
  }

  async lastPlayed(learner: Learner): Promise<Exported['last_played']> {
    const rows = await this.rows<NonNullable<Exported['last_played']>>(LAST_PLAYED, learner);
    return rows[0] ?? null;
  }

  /** The codes of one level that are kept, the latest first. */
  codes(learner: Learner, course: string, level: string): Promise<CodeHistory['entries']> {
    return this.rows(CODES_OF_LEVEL, learner, course, level);
  }

  /** Everything that is kept of a learner. */
  async everything(learner: Learner): Promise<Omit<Exported, 'learner_kind' | 'learner_id'>> {
    return {
      last_played: await this.lastPlayed(learner),
      levels: await this.levels(learner),
      completions: await this.rows(COMPLETIONS, learner),
      history: await this.rows(HISTORY, learner),
      runs: await this.rows(RUNS, learner),
    };
  }

  private async rows<Row extends object>(
    sql: string,
    { kind, id }: Learner,
    ...place: readonly string[]
  ): Promise<Row[]> {
    const { rows } = await this.pool.query<PlainTime<Row>>(sql, [kind, id, ...place]);
    return rows.map(row => written<Row>(row));
  }
}

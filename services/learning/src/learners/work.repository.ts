import type { CodeHistory, LearnerExport } from '@burrow/contracts';
import { InjectPool, type Learner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CODES_OF_LEVEL, COMPLETIONS, HISTORY, LAST_PLAYED, LEVELS, RUNS } from './work.queries.ts';

type Exported = LearnerExport['learners'][number];
type PlainTime<Row> = {
  readonly [Key in keyof Row]: Key extends 'at' | `${string}_at` ? Date | null : Row[Key];
};

/** Dates as ISO text. */
function written<Row extends object>(row: PlainTime<Row>): Row {
  const entries = Object.entries(row).map(([key, value]) => [
    key,
    value instanceof Date ? value.toISOString() : value,
  ]);
  return Object.fromEntries(entries) as Row;
}

/** What learners did, as it is shown and exported. */
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

  /** The stored codes of one level, latest first. */
  codes(learner: Learner, course: string, level: string): Promise<CodeHistory['entries']> {
    return this.rows(CODES_OF_LEVEL, learner, course, level);
  }

  /** Everything that is stored about a learner. */
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

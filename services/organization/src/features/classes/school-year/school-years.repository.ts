import type { SchoolYear } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { BY_ID, LAST } from './school-year.queries.ts';

interface Row extends Omit<SchoolYear, 'made_at' | 'undo_until'> {
  readonly madeAt: Date;
  readonly undoUntil: Date;
}

const shown = ({ madeAt, undoUntil, ...row }: Row): SchoolYear => ({
  ...row,
  made_at: madeAt.toISOString(),
  undo_until: undoUntil.toISOString(),
});

/** What was done at the ends of school years. */
@Injectable()
export class SchoolYearsRepository {
  constructor(private readonly db: DataSource) {}

  async find(tx: SqlRunner, organizationId: string, id: string): Promise<SchoolYear | null> {
    const row = await BY_ID.first(tx, [id, organizationId]);
    return row ? shown(row) : null;
  }

  /** Returns the last one that can be undone. Inside a transaction, `sql` is its own. */
  async last(organizationId: string, sql: SqlRunner = this.db): Promise<SchoolYear | null> {
    const row = await LAST.first(sql, [organizationId]);
    return row ? shown(row) : null;
  }
}

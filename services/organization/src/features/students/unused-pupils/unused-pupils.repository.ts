import type { FormerPupilsQuery, UnusedPupils } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { MONTHS, PAGE } from './unused-pupils.queries.ts';

/** Students whose accounts nobody uses. */
@Injectable()
export class UnusedPupilsRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns after how many months students leave, and a page of those who are about to. */
  async page(organizationId: string, { page, per_page: perPage }: FormerPupilsQuery): Promise<UnusedPupils> {
    const school = await MONTHS.first(this.db, [organizationId]);
    const rows = await PAGE.rows(this.db, [organizationId, perPage, (page - 1) * perPage]);
    const students = rows.map(({ total: _total, ...row }) => ({
      ...row,
      leaves_at: row.leaves_at.toISOString(),
    }));
    return { months: school?.months ?? null, students, total: rows[0]?.total ?? 0 };
  }
}

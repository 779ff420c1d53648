import type { ArchivedClasses, FormerStudentsQuery } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { MemberEntity } from '../../../database/entities/member.entity.ts';
import { PAGE } from './archived-classes.queries.ts';

@Injectable()
export class ArchivedClassesRepository {
  constructor(private readonly db: DataSource) {}

  /** Returns a page of those that a member reaches: administrators reach all, teachers those that they taught. */
  async page(
    { organizationId, role, userId }: MemberEntity,
    { page, per_page: perPage }: FormerStudentsQuery,
  ): Promise<ArchivedClasses> {
    const values = [organizationId, role === 'admin' ? null : userId, perPage, (page - 1) * perPage];
    const rows = await PAGE.rows(this.db, values);
    const classes = rows.map(({ id, name, archived_at: at }) => ({
      id,
      name,
      archived_at: at.toISOString(),
    }));
    return { classes, total: rows[0]?.total ?? 0 };
  }
}

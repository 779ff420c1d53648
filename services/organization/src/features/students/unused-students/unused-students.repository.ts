import type { FormerStudentsQuery, UnusedStudents } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { PAGE } from './unused-students.queries.ts';

/** Students whose accounts nobody uses. */
@Injectable()
export class UnusedStudentsRepository {
  constructor(
    private readonly db: DataSource,
    @InjectRepository(OrganizationEntity) private readonly organizationRows: Repository<OrganizationEntity>,
  ) {}

  /** Returns after how many months students leave, and a page of those who are about to. */
  async page(
    organizationId: string,
    { page, per_page: perPage }: FormerStudentsQuery,
  ): Promise<UnusedStudents> {
    const school = await this.organizationRows.findOne({
      select: { id: true, unusedMonths: true },
      where: { id: organizationId },
    });
    const rows = await PAGE.rows(this.db, [organizationId, perPage, (page - 1) * perPage]);
    const students = rows.map(({ total: _total, ...row }) => ({
      ...row,
      leaves_at: row.leaves_at.toISOString(),
    }));
    return { months: school?.unusedMonths ?? null, students, total: rows[0]?.total ?? 0 };
  }
}

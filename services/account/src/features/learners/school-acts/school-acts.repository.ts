import type { SchoolActs, SchoolActsQuery } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { StudentActEntity } from '../../../database/entities/student-act.entity.ts';
import { PAGE } from './school-acts.queries.ts';

@Injectable()
export class SchoolActsRepository {
  constructor(@InjectRepository(StudentActEntity) private readonly actRows: Repository<StudentActEntity>) {}

  /** Returns a page of what others did to a student's account, newest first, and the number of all. */
  async page(studentId: string, { page, per_page }: SchoolActsQuery): Promise<SchoolActs> {
    const rows = await PAGE.rows(this.actRows.manager, [studentId, per_page, (page - 1) * per_page]);
    const total = await this.actRows.countBy({ studentId });
    return { acts: rows.map(({ at, ...act }) => ({ ...act, at: at.toISOString() })), total };
  }
}

import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { StudentRequestEntity } from '../../../database/entities/student-request.entity.ts';
import { BEGIN, MADE, type Made } from './student-requests.queries.ts';

/** Records which requests created which students, so that a repeated request creates them only once. */
@Injectable()
export class StudentRequestsRepository {
  constructor(
    @InjectRepository(StudentRequestEntity)
    private readonly studentRequestRows: Repository<StudentRequestEntity>,
  ) {}

  /** Whether the request is new. */
  async begin(tx: EntityManager, requestId: string, organizationId: string): Promise<boolean> {
    return await BEGIN.exists(tx, [requestId, organizationId]);
  }

  async end(requestId: string, students: readonly Made[]): Promise<void> {
    await this.studentRequestRows.update(requestId, { studentIds: students.map(({ id }) => id) });
  }

  /** Returns what an earlier request created, as far as it still exists; null if there was none. */
  async find(tx: EntityManager, requestId: string, organizationId: string): Promise<Made[] | null> {
    const request = await this.studentRequestRows.findOneBy({ requestId });
    if (!request) return null;
    if (request.organizationId === organizationId) return MADE.rows(tx, [requestId]);
    throw new DomainError('auth/forbidden', 'This request belongs to another organisation.');
  }
}

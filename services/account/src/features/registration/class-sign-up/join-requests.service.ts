import type { AnswerJoinRequest, JoinRequest, ListJoinRequests } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { JoinRequestEntity } from '../../../database/entities/join-request.entity.ts';
import { ClassStudentsService } from './class-students.service.ts';
import { JoinRequestsRepository } from './join-requests.repository.ts';

/** Those who came after joining had closed: a teacher lets them in or refuses them, within a day. */
@Injectable()
export class JoinRequestsService {
  constructor(
    private readonly requests: JoinRequestsRepository,
    private readonly classStudents: ClassStudentsService,
    private readonly audit: AuditRepository,
    private readonly acts: StudentActsService,
    private readonly db: DataSource,
    @InjectRepository(JoinRequestEntity) private readonly joinRequestRows: Repository<JoinRequestEntity>,
  ) {}

  async list({ organization_id, class_id }: ListJoinRequests): Promise<JoinRequest[]> {
    const waiting = await this.requests.waiting(organization_id, class_id);
    return waiting.map(({ id, username, fullName, character, askedAt }) => ({
      id,
      username,
      full_name: fullName,
      character,
      asked_at: askedAt.toISOString(),
    }));
  }

  /** A repetition changes nothing more. @throws DomainError user/unknown, auth/class-full, auth/username-taken */
  async answer(body: AnswerJoinRequest): Promise<void> {
    const { organization_id, class_id: classId, request_id: id, let_in, by } = body;
    await this.db.transaction(async tx => {
      const found = await this.requests.take({ id, classId });
      if (!found || found.organizationId !== organization_id)
        throw new DomainError('user/unknown', 'Nobody waits with this request.');
      if (found.studentId !== null || found.refused) return;
      if (!let_in) {
        await this.joinRequestRows.update({ id }, { refused: true, passwordHash: '' });
        return this.acts.record(tx, {
          organizationId: organization_id,
          action: 'student-refused',
          by,
          studentIds: [],
        });
      }
      const subjectStudent = await this.classStudents.letIn(tx, found, by);
      const actor = { ...by, student: null };
      await this.audit.record(actor, {
        action: 'student-added',
        subjectStudent,
        detail: { way: 'class-code' },
      });
    });
  }
}

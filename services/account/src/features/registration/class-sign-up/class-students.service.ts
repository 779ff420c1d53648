import { Injectable } from '@nestjs/common';
import type { Actor } from '@burrow/contracts';
import { InjectRepository } from '@nestjs/typeorm';
import type { EntityManager, Repository } from 'typeorm';
import { JoinRequestEntity } from '../../../database/entities/join-request.entity.ts';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { NewStudentsRepository } from '../../../people/new-students.repository.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { demandSeats } from './demand-seats.ts';

/** Makes those who signed up with a class's code its students. */
@Injectable()
export class ClassStudentsService {
  constructor(
    private readonly students: NewStudentsRepository,
    private readonly events: StudentEventsService,
    private readonly acts: StudentActsService,
    @InjectRepository(JoinRequestEntity) private readonly joinRequestRows: Repository<JoinRequestEntity>,
  ) {}

  /** `by` is the teacher who let them in, null if joining was open. Returns the student's id. @throws DomainError auth/class-full, auth/username-taken, auth/username-unfit */
  async letIn(tx: EntityManager, request: JoinRequestEntity, by: Actor | null): Promise<string> {
    const { id, organizationId, classId, username, passwordHash, fullName, character, language } = request;
    await demandSeats(tx, organizationId, 1);
    const row = {
      parentId: null,
      organizationId,
      classId,
      username,
      passwordHash,
      fullName,
      character,
      language,
    };
    const studentId = await this.students.insert(tx, row);
    await this.joinRequestRows.update({ id }, { studentId, passwordHash: '' });
    await this.events.studentChanged(tx, studentId);
    const action = by === null ? 'student-joined' : 'student-let-in';
    await this.acts.record(tx, { organizationId, action, by, studentIds: [studentId] });
    return studentId;
  }
}

import type { HandOver, StudentOfSchool } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { TOKEN_LIFETIMES } from '../../../tokens/token-lifetimes.table.ts';
import { demandSeats } from '../../registration/class-sign-up/index.ts';
import { SEEN_TODAY, WITHDRAW } from './former-students.queries.ts';

const MINUTE_MS = 60_000;

/** Students who left their organisation, and those whom it hands over to a parent. */
@Injectable()
export class FormerStudentsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** Gives a student who left a seat again; nothing happens to one who is there. @throws DomainError user/unknown, auth/class-full */
  async takeBack(body: StudentOfSchool): Promise<void> {
    await this.db.transaction(async tx => {
      const { leftAt } = await this.demandStudent(body);
      if (leftAt === null) return;
      await demandSeats(tx, body.organization_id, 1);
      await this.studentRows.update(body.student_id, { leftAt: null });
      await SEEN_TODAY.run(tx, [body.student_id]);
      await this.events.studentChanged(tx, body.student_id);
    });
  }

  /** Makes a code for a parent; an earlier one stops working. @throws DomainError user/unknown */
  async offer(body: StudentOfSchool): Promise<HandOver> {
    const { organization_id, student_id, by } = body;
    return this.db.transaction(async tx => {
      await this.demandStudent(body);
      await WITHDRAW.run(tx, [student_id]);
      const code = await this.tokens.issue(tx, {
        purpose: 'hand-over',
        data: { organization_id, student_id },
      });
      await this.audit.record(
        { ...by, student: null },
        { action: 'student-offered', subjectStudent: student_id },
      );
      const expires = Date.now() + TOKEN_LIFETIMES['hand-over'] * MINUTE_MS;
      return { code, expires_at: new Date(expires).toISOString() };
    });
  }

  private async demandStudent({ organization_id, student_id }: StudentOfSchool): Promise<StudentEntity> {
    const where = { id: student_id, organizationId: organization_id };
    const found = await this.studentRows.findOne({ where, lock: { mode: 'pessimistic_write' } });
    if (found) return found;
    throw new DomainError('user/unknown', 'The organisation has no such student.');
  }
}

import type { ChangedStudent, ChangeStudent } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentEntity } from '../../../database/entities/student.entity.ts';
import { generatePassword } from '../../../passwords/generated-password.rules.ts';
import { freeUsername } from '../../../people/free-username.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import { setDetails, StudentPasswordService } from '../students/index.ts';

const unknown = () => new DomainError('user/unknown', 'The organisation has no such student.');

/** Changes a student for the organisation that they belong to. */
@Injectable()
export class ChangeStudentService {
  constructor(
    private readonly password: StudentPasswordService,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  /** @throws DomainError user/unknown, auth/username-taken, auth/username-unfit */
  async change(body: ChangeStudent): Promise<ChangedStudent> {
    const { organization_id: organizationId, student_id: id, by, renew_password, ...update } = body;
    const { known_classes: knownClasses, username, ...details } = update;
    const password = renew_password ? generatePassword(randomInt) : null;
    const hash = password && (await this.password.hash(password));
    return this.db.transaction(async tx => {
      const where = { id, organizationId };
      if (!(await this.studentRows.findOne({ where, lock: { mode: 'pessimistic_write' } }))) throw unknown();
      const wanted = username && { organizationId, username, knownClasses, of: id };
      await setDetails(tx, id, { ...details, username: wanted && (await freeUsername(tx, wanted)) });
      if (hash) await this.password.set(tx, id, hash, null);
      const told = await this.events.studentChanged(tx, id);
      if (!told) throw unknown();
      const detail = { password: hash !== null, username: username !== undefined };
      const actor = { ...by, student: null };
      await this.audit.record(actor, { action: 'student-changed', subjectStudent: id, detail });
      const { version, full_name, first_name, last_name, character, assistant_enabled } = told;
      const names = { full_name, first_name, last_name };
      return { version, username: told.username, ...names, character, assistant_enabled, password };
    });
  }
}

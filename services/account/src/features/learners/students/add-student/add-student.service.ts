import { MAX_STUDENTS, type NewStudent, type StudentsLimit } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { demandUncommon } from '../../../../passwords/demand-uncommon.ts';
import { PasswordsService } from '../../../../passwords/passwords.service.ts';
import { NewStudentsRepository } from '../../../../people/new-students.repository.ts';
import { StudentEventsService } from '../../../../people/student-events.service.ts';
import { COUNT, HOLD_PARENT } from './add-student.queries.ts';

/** Adds a student to a parent, up to five even if several are added at the same time. */
@Injectable()
export class AddStudentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly newStudents: NewStudentsRepository,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
  ) {}

  /** Returns the student's id. */
  async add(identity: Identity, { password, full_name, ...student }: NewStudent): Promise<string> {
    demandUncommon(password);
    const passwordHash = await this.passwords.hash(password);
    return this.dataSource.transaction(async tx => {
      await this.demandRoom(tx, identity.user);
      const whose = { parentId: identity.user, organizationId: null, classId: null };
      const id = await this.newStudents.insert(tx, {
        ...student,
        ...whose,
        fullName: full_name,
        passwordHash,
      });
      await this.events.studentChanged(tx, id);
      await this.audit.record(identity, { action: 'student-added', subjectStudent: id });
      return id;
    });
  }

  /** Makes sure that a parent may have one more; others who add some wait. @throws DomainError profile/too-many-students */
  async demandRoom(tx: SqlRunner, parent: string | null): Promise<void> {
    await lockParent(tx, parent);
    if ((await countIn(tx, parent)) >= MAX_STUDENTS) throw tooMany();
  }

  async limitOf(parent: string | null): Promise<StudentsLimit> {
    const count = await countIn(this.dataSource, parent);
    return { count, limit: MAX_STUDENTS, can_add: count < MAX_STUDENTS };
  }
}

/** Locks the parent's row, so that simultaneous calls take turns. */
async function lockParent(tx: SqlRunner, parent: string | null): Promise<void> {
  const found = await HOLD_PARENT.rows(tx, [parent]);
  if (found.length === 0) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
}

async function countIn(db: SqlRunner, parent: string | null): Promise<number> {
  const rows = await COUNT.rows(db, [parent]);
  return rows[0]?.count ?? 0;
}

const tooMany = () =>
  new DomainError('profile/too-many-students', 'There cannot be any more students.', {
    params: { limit: MAX_STUDENTS },
  });

import { MAX_STUDENTS, type NewStudent, type StudentsLimit } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AuditRepository } from '../../../../audit/audit.repository.ts';
import { StudentEntity } from '../../../../database/entities/student.entity.ts';
import { demandUncommon } from '../../../../passwords/demand-uncommon.ts';
import { PasswordsService } from '../../../../passwords/passwords.service.ts';
import { NewStudentsRepository } from '../../../../people/new-students.repository.ts';
import { StudentEventsService } from '../../../../people/student-events.service.ts';
import { HOLD_PARENT } from './add-student.queries.ts';

/** Adds a student to a parent, up to five even if several are added at the same time. */
@Injectable()
export class AddStudentService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly passwords: PasswordsService,
    private readonly newStudents: NewStudentsRepository,
    private readonly events: StudentEventsService,
    private readonly audit: AuditRepository,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
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
    await this.lockParent(parent);
    if ((await this.countOf(parent)) >= MAX_STUDENTS) throw tooMany();
  }

  async limitOf(parent: string | null): Promise<StudentsLimit> {
    const count = await this.countOf(parent);
    return { count, limit: MAX_STUDENTS, can_add: count < MAX_STUDENTS };
  }

  private async countOf(parent: string | null): Promise<number> {
    return parent === null ? 0 : this.studentRows.countBy({ parentId: parent });
  }

  /** Locks the parent's row, so that simultaneous calls take turns. */
  private async lockParent(parent: string | null): Promise<void> {
    const found = await HOLD_PARENT.rows(this.dataSource.manager, [parent]);
    if (found.length === 0) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
  }
}

const tooMany = () =>
  new DomainError('profile/too-many-students', 'There cannot be any more students.', {
    params: { limit: MAX_STUDENTS },
  });

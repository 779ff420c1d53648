import type { ClassSets } from '@burrow/contracts';
import { DomainError, holdAlone, InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { StudentEntity } from '../../database/entities/student.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { In, IsNull, type Repository } from 'typeorm';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { courseOf } from '../../domain/assignment.rules.ts';
import { type SeatsRefusal, seatsRefusal } from '../../domain/seats.rules.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { CLASS_SET, CLASS_SETS, GIVE, SEATED } from './class-sets.queries.ts';

const MESSAGES: Readonly<Record<SeatsRefusal, string>> = {
  'not-your-student': 'Somebody of these is not in the school.',
  'student-has-course': 'Somebody of these has the course already.',
  'no-seats-left': 'The class set has not so many seats left.',
};

/** Class sets of schools: a seat stays a student's until they leave the school. */
@Injectable()
export class ClassSetsService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly computing: ComputeService,
    @InjectRepository(StudentEntity) private readonly studentRows: Repository<StudentEntity>,
  ) {}

  async list(organization: string | null): Promise<ClassSets> {
    const account = await this.#accountOf(organization);
    const rows = await CLASS_SETS.rows(this.pool, [account]);
    return {
      class_sets: rows.map(({ id, plan, seats, students }) => ({
        purchase_id: id,
        course_name: courseOf(plan) ?? '',
        seats,
        student_ids: students,
      })),
    };
  }

  /** @throws DomainError payment/unknown-purchase, and as {@link seatsRefusal} says */
  async give(organization: string | null, purchase: string, wanted: readonly string[]): Promise<void> {
    const students = [...new Set(wanted)].toSorted();
    const account = await this.#accountOf(organization);
    if (account === null || organization === null) throw this.#unknown();
    await inTransaction(this.pool, async tx => {
      for (const id of students) await holdAlone(tx, 'payment', { kind: 'student', id });
      await this.accounts.hold(tx, account);
      const set = await CLASS_SET.first(tx, [account, purchase]);
      if (!set) throw this.#unknown();
      const ofSchool = await this.studentRows.findBy({
        studentId: In(students),
        organizationId: organization,
        removedAt: IsNull(),
      });
      const seated = await SEATED.rows(tx, [students, set.plan]);
      const refusal = seatsRefusal({
        students,
        schoolStudents: new Set(ofSchool.map(({ studentId }) => studentId)),
        seated: new Set(seated.map(({ id }) => id)),
        seats: set.seats,
        given: set.students.length,
      });
      if (refusal) throw new DomainError(`payment/${refusal}`, MESSAGES[refusal]);
      await GIVE.run(tx, [purchase, students]);
      await this.computing.entitle(tx, account);
    });
  }

  #unknown(): DomainError {
    return new DomainError('payment/unknown-purchase', 'The school has no such class set.');
  }

  async #accountOf(organization: string | null): Promise<string | null> {
    return this.accounts.find(organization === null ? null : { kind: 'organization', id: organization });
  }
}

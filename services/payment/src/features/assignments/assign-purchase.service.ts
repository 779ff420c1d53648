import { DomainError, holdAlone, InjectPool, inTransaction } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AssignmentEntity } from '../../database/entities/assignment.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import {
  type AssignmentRefusal,
  chooseForStudent,
  type CoursePurchase,
} from '../../domain/assignment.rules.ts';
import { PURCHASES } from '../../computed/compute.queries.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import { STUDENTS } from './assignments.queries.ts';

const MESSAGES: Readonly<Record<AssignmentRefusal, string>> = {
  'not-your-student': 'Somebody else looks after this student.',
  'nothing-to-assign': 'No such course waits for a student.',
  'student-has-course': 'The student has this course already.',
};

/** Gives courses that were bought to students. */
@Injectable()
export class AssignPurchaseService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly computing: ComputeService,
    @InjectRepository(AssignmentEntity) private readonly assignmentRows: Repository<AssignmentEntity>,
  ) {}

  /** @throws DomainError payment/not-your-student, payment/nothing-to-assign, payment/student-has-course */
  async assign(parent: string, studentId: string, course: string): Promise<void> {
    const account = await this.accounts.find({ kind: 'user', id: parent });
    await inTransaction(this.pool, async tx => {
      await holdAlone(tx, 'payment', { kind: 'student', id: studentId });
      if (account) await this.accounts.hold(tx, account);
      const students = await STUDENTS.rows(tx, [parent]);
      const purchases: CoursePurchase[] = account ? await PURCHASES.rows(tx, [account]) : [];
      const chosen = chooseForStudent({
        studentId,
        course,
        students: students.map(({ id }) => id),
        purchases,
      });
      if (typeof chosen === 'string') throw new DomainError(`payment/${chosen}`, MESSAGES[chosen]);
      await this.assignmentRows.insert({ purchaseId: chosen.id, studentId });
      if (account) await this.computing.entitle(tx, account);
    });
  }
}

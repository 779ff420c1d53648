import { PLANS } from '@burrow/billing';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import {
  courseOf,
  type CoursePurchase,
  type CoveredStudent,
  studentCourses,
  type StudentCourse,
} from '../../domain/assignment.rules.ts';
import { PURCHASES } from '../../computed/compute.queries.ts';
import { RUNNING, STUDENTS } from './assignments.queries.ts';

/** The courses that can be bought. */
const COURSES = [...new Set(PLANS.flatMap(({ name }) => courseOf(name) ?? []))];

/** Which student of a parent has which course. */
@Injectable()
export class StudentCoursesRepository {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
  ) {}

  async of(parent: string, courses: readonly string[] = COURSES): Promise<StudentCourse[]> {
    const { rows: students } = await this.pool.query<CoveredStudent>(STUDENTS, [parent]);
    const account = await this.accounts.find({ kind: 'user', id: parent });
    const { rows: purchases } = await this.pool.query<CoursePurchase>(PURCHASES, [account]);
    return studentCourses({ students, courses, purchases, seats: await this.seatsOf(account) });
  }

  private async seatsOf(account: string | null): Promise<number | null> {
    const { rows } = await this.pool.query<{ subscription: string }>(RUNNING, [account]);
    const plan = PLANS.find(
      ({ opens }) => opens.kind === 'everything' && opens.subscription === rows[0]?.subscription,
    );
    return plan ? plan.seats : 0;
  }
}

import { PLANS } from '@burrow/billing';
import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { courseOf, studentCourses, type StudentCourse } from '../../domain/assignment.rules.ts';
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
    const students = await STUDENTS.rows(this.pool, [parent]);
    const account = await this.accounts.find({ kind: 'user', id: parent });
    const purchases = await PURCHASES.rows(this.pool, [account]);
    return studentCourses({ students, courses, purchases, seats: await this.seatsOf(account) });
  }

  private async seatsOf(account: string | null): Promise<number | null> {
    const running = await RUNNING.first(this.pool, [account]);
    const plan = PLANS.find(
      ({ opens }) => opens.kind === 'everything' && opens.subscription === running?.subscription,
    );
    return plan ? plan.seats : 0;
  }
}

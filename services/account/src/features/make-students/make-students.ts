import type { MadeStudents, MakeStudents as MakeStudentsBody } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { demandSeats } from '../class-sign-up/seats.ts';
import { Passwords } from '../passwords/passwords.ts';
import { type PreparedStudent, prepareStudents } from './prepared-students.ts';
import { StudentMaker } from './student-maker.ts';
import { type Made, StudentRequests } from './student-requests.repository.ts';

const CLASS =
  'select 1 from account.classes where id = $1 and organization_id = $2 and not removed for share';

/** Makes the students of an import, once however often it is asked for. */
@Injectable()
export class MakeStudents {
  constructor(
    private readonly requests: StudentRequests,
    private readonly maker: StudentMaker,
    private readonly passwords: Passwords,
    private readonly db: DataSource,
  ) {}

  /** All or none. Passwords are told the first time only. */
  async make(body: MakeStudentsBody): Promise<MadeStudents> {
    const { request_id: requestId, organization_id: organizationId, students } = body;
    const before = await this.requests.find(this.db, requestId, organizationId);
    if (before) return again(before);
    const prepared = await prepareStudents(this.passwords, students);
    return this.db.transaction(async tx => {
      if (await this.requests.begin(tx, requestId, organizationId)) return this.makeAll(tx, body, prepared);
      return again((await this.requests.find(tx, requestId, organizationId)) ?? []);
    });
  }

  private async makeAll(
    tx: SqlRunner,
    body: MakeStudentsBody,
    prepared: readonly PreparedStudent[],
  ): Promise<MadeStudents> {
    const { organization_id: organizationId, class_id: classId } = body;
    await demandSeats(tx, organizationId, prepared.length);
    if (classId !== null && (await tx.query(CLASS, [classId, organizationId])).length === 0) {
      throw new DomainError('organization/unknown', 'There is no such class.');
    }
    const students: MadeStudents['students'] = [];
    for (const [at, student] of prepared.entries()) {
      const made = await this.maker.make(
        tx,
        { ...student, organizationId, classId },
        `students.${at}.username`,
      );
      students.push({ ...made, password: student.password });
    }
    await this.requests.end(tx, body.request_id, students);
    return { students };
  }
}

const again = (made: readonly Made[]): MadeStudents => ({
  students: made.map(student => ({ ...student, password: null })),
});

import type { MadeStudents, MakeStudents } from '@burrow/contracts';
import { DomainError, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { demandSeats } from '../class-sign-up/index.ts';
import { PasswordsService } from '../../passwords/passwords.service.ts';
import { type PreparedStudent, prepareStudents } from './prepare-students.ts';
import { StudentMakerService } from './student-maker.service.ts';
import { type Made, StudentRequestsRepository } from './student-requests.repository.ts';
import { CLASS } from './make-students.queries.ts';

/** Creates the students of an import, once, however often it is requested. */
@Injectable()
export class MakeStudentsService {
  constructor(
    private readonly requests: StudentRequestsRepository,
    private readonly maker: StudentMakerService,
    private readonly passwords: PasswordsService,
    private readonly db: DataSource,
  ) {}

  /** Creates all or none, once for each request id. Passwords are returned the first time only. */
  async make(requestId: string, body: MakeStudents): Promise<MadeStudents> {
    const { organization_id: organizationId, students } = body;
    const before = await this.requests.find(this.db.manager, requestId, organizationId);
    if (before) return again(before);
    const prepared = await prepareStudents(this.passwords, students);
    return this.db.transaction(async tx => {
      if (!(await this.requests.begin(tx, requestId, organizationId)))
        return again((await this.requests.find(tx, requestId, organizationId)) ?? []);
      const made = await this.makeAll(tx, body, prepared);
      await this.requests.end(tx, requestId, made);
      return { students: made };
    });
  }

  private async makeAll(
    tx: SqlRunner,
    body: MakeStudents,
    prepared: readonly PreparedStudent[],
  ): Promise<MadeStudents['students']> {
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
    return students;
  }
}

const again = (made: readonly Made[]): MadeStudents => ({
  students: made.map(student => ({ ...student, password: null })),
});

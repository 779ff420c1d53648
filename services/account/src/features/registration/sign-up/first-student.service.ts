import type { SignUp } from '@burrow/contracts';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { NewStudentsRepository } from '../../../people/new-students.repository.ts';
import { StudentEventsService } from '../../../people/student-events.service.ts';
import type { HashedPasswords } from './hash-passwords.ts';

/** The student whom an invited parent names while signing up. */
@Injectable()
export class FirstStudentService {
  constructor(
    private readonly students: NewStudentsRepository,
    private readonly events: StudentEventsService,
  ) {}

  async add(tx: SqlRunner, parentId: string, { student }: SignUp, hashes: HashedPasswords): Promise<void> {
    if (!student || !hashes.student) return;
    const made = { ...student, fullName: student.full_name, passwordHash: hashes.student };
    const row = { ...made, parentId, organizationId: null, classId: null };
    const id = await this.students.insert(tx, row, 'student.username');
    await this.events.studentChanged(tx, id);
  }
}

import type { MadeStudents, MakeStudents } from '@burrow/contracts';
import { Injectable } from '@nestjs/common';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { prepareStudents } from './prepare-students.ts';
import { WriteStudentsService } from './write-students.service.ts';

/** Creates the students of a request, once, however often it is repeated. */
@Injectable()
export class MakeStudentsService {
  constructor(
    private readonly writing: WriteStudentsService,
    private readonly passwords: PasswordsService,
  ) {}

  /** Creates all or none, once for each request id. Passwords are returned the first time only. */
  async make(requestId: string, body: MakeStudents): Promise<MadeStudents> {
    const { organization_id: organizationId, class_id: classId, students: wanted } = body;
    const { known_classes: knownClasses } = body;
    const before = await this.writing.find(requestId, organizationId);
    const students = before ? [] : await prepareStudents(this.passwords, wanted, classId);
    const written =
      before ?? (await this.writing.write({ requestId, organizationId, students, knownClasses }));
    const passwordOf = (at: number) => (written.isRepeated ? null : (students[at]?.password ?? null));
    return { students: written.students.map((made, at) => ({ ...made, password: passwordOf(at) })) };
  }
}

import {
  type CheckedStudents,
  type HashedPasswords,
  type ImportedStudents,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { IdempotencyKey, type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { WriteStudentsService } from '../make-students/index.ts';
import { CheckStudentsService } from './check-students.service.ts';

/** Calls of the organisation service: many students at once. */
@Controller()
export class ImportStudentsController {
  constructor(
    private readonly checking: CheckStudentsService,
    private readonly passwords: PasswordsService,
    private readonly writing: WriteStudentsService,
  ) {}

  @ServiceRoute(SERVICE_CALLS.checkStudents)
  check({ body }: ServiceRequest<'checkStudents'>): Promise<CheckedStudents> {
    return this.checking.check(body);
  }

  /** One after the other, so that nobody who logs in meanwhile is kept waiting. */
  @ServiceRoute(SERVICE_CALLS.hashPasswords)
  async hash({ body: { passwords } }: ServiceRequest<'hashPasswords'>): Promise<HashedPasswords> {
    const hashes: string[] = [];
    for (const password of passwords) hashes.push(await this.passwords.hash(password));
    return { hashes };
  }

  @ServiceRoute(SERVICE_CALLS.importStudents)
  async write(
    { body }: ServiceRequest<'importStudents'>,
    @IdempotencyKey() requestId: string,
  ): Promise<ImportedStudents> {
    const { organization_id: organizationId, import_id: importId, known_classes: knownClasses } = body;
    const students = body.students.map(({ password_hash, class_id, ...student }) => ({
      fullName: student.full_name,
      firstName: student.first_name,
      lastName: student.last_name,
      username: student.username,
      passwordHash: password_hash,
      classId: class_id,
    }));
    const { students: made } = await this.writing.write({
      requestId,
      organizationId,
      students,
      importId,
      knownClasses,
    });
    return { made: made.length };
  }
}

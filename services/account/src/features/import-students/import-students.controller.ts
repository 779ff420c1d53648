import {
  type CheckedStudents,
  type CheckStudents,
  CheckStudentsSchema,
  type HashedPasswords,
  type HashPasswords,
  HashPasswordsSchema,
  type ImportedStudents,
  type ImportStudents,
  ImportStudentsSchema,
  SERVICE_CALLS,
} from '@burrow/contracts';
import { IdempotencyKey, ServiceRoute } from '@burrow/service-kit';
import { Body, Controller } from '@nestjs/common';
import { PasswordsService } from '../../passwords/passwords.service.ts';
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
  check(@Body({ schema: CheckStudentsSchema }) body: CheckStudents): Promise<CheckedStudents> {
    return this.checking.check(body);
  }

  /** One after the other, so that nobody who logs in meanwhile is kept waiting. */
  @ServiceRoute(SERVICE_CALLS.hashPasswords)
  async hash(@Body({ schema: HashPasswordsSchema }) { passwords }: HashPasswords): Promise<HashedPasswords> {
    const hashes: string[] = [];
    for (const password of passwords) hashes.push(await this.passwords.hash(password));
    return { hashes };
  }

  @ServiceRoute(SERVICE_CALLS.importStudents)
  async write(
    @IdempotencyKey() requestId: string,
    @Body({ schema: ImportStudentsSchema }) body: ImportStudents,
  ): Promise<ImportedStudents> {
    const { organization_id: organizationId, import_id: importId, known_classes: knownClasses } = body;
    const students = body.students.map(({ full_name, username, password_hash, class_id }) => ({
      fullName: full_name,
      username,
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

import { type ClassSignUp, findLanguageByName } from '@burrow/contracts';
import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { demandUncommon } from '../../passwords/demand-uncommon.ts';
import { PasswordsService } from '../../passwords/passwords.service.ts';
import { type BegunSession, SessionStartsService } from '../../sessions/session-starts.service.ts';
import { NewStudentsRepository } from '../../people/new-students.repository.ts';
import { StudentEventsService } from '../../people/student-events.service.ts';
import { hashSecret } from '../../tokens/tokens.repository.ts';
import { demandSeats } from './demand-seats.ts';
import { FIND } from './class-sign-up.queries.ts';

interface OpenClass {
  readonly id: string;
  readonly organization_id: string;
}

async function demandClass(tx: SqlRunner, token: string): Promise<OpenClass> {
  const rows: OpenClass[] = await tx.query(FIND, [hashSecret(token).toString('hex')]);
  if (!rows[0]) throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
  return rows[0];
}

/** Signs a student up with the token of a class. */
@Injectable()
export class ClassSignUpService {
  constructor(
    private readonly passwords: PasswordsService,
    private readonly students: NewStudentsRepository,
    private readonly events: StudentEventsService,
    private readonly sessionStarts: SessionStartsService,
    private readonly db: DataSource,
  ) {}

  async signUp(identity: Identity, body: ClassSignUp): Promise<BegunSession> {
    await demandClass(this.db, body.token);
    demandUncommon(body.password);
    const passwordHash = await this.passwords.hash(body.password);
    const { username, character, full_name: fullName } = body;
    const language = findLanguageByName(body.language ?? '')?.name ?? null;
    return this.db.transaction(async tx => {
      const { id: classId, organization_id: organizationId } = await demandClass(tx, body.token);
      await demandSeats(tx, organizationId, 1);
      const place = { parentId: null, organizationId, classId };
      const studentId = await this.students.insert(tx, {
        ...place,
        username,
        character,
        fullName,
        passwordHash,
        language,
      });
      await this.events.studentChanged(tx, studentId);
      return this.sessionStarts.begin(
        tx,
        identity,
        { userId: null, studentId, isStudent: true },
        'class-token',
      );
    });
  }
}

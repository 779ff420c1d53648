import { type ClassSignUp, DEFAULT_CHARACTER, findLanguageByName } from '@burrow/contracts';
import { DomainError, type Identity, uuidOf } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager } from 'typeorm';
import { demandUncommon } from '../../../passwords/demand-uncommon.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import { type BegunSession, SessionStartsService } from '../../../sessions/session-starts.service.ts';
import { demandFit } from '../../../usernames/chosen-username.rules.ts';
import { tellStream } from '../../own-account/stream/index.ts';
import { ClassStudentsService } from './class-students.service.ts';
import { ClassTokensService } from './class-tokens.service.ts';
import { JoinRequestsRepository, type NewJoinRequest } from './join-requests.repository.ts';

/** Signs a student up with the code or token of a class; once for each request, however often it is repeated. */
@Injectable()
export class ClassSignUpService {
  constructor(
    private readonly tokens: ClassTokensService,
    private readonly requests: JoinRequestsRepository,
    private readonly students: ClassStudentsService,
    private readonly passwords: PasswordsService,
    private readonly sessionStarts: SessionStartsService,
    private readonly db: DataSource,
  ) {}

  /** @throws DomainError auth/join-waiting until a teacher lets them in, auth/join-refused, and what the fields are refused for */
  async signUp(identity: Identity, body: ClassSignUp): Promise<BegunSession> {
    const token = body.code ?? body.token ?? '';
    const { id: classId, organization_id: organizationId } = await this.tokens.find(token, identity);
    // Teachers read the ids of requests, and cannot repeat them.
    const id = uuidOf(`join ${classId} ${body.request_id ?? randomUUID()}`);
    const passwordHash = (await this.requests.exists(id)) ? '' : await this.hash(body.password);
    const { username, full_name: fullName = null, character = DEFAULT_CHARACTER } = body;
    const language = findLanguageByName(body.language ?? '')?.name ?? null;
    const request = { id, organizationId, classId, username, passwordHash, fullName, character, language };
    const begun = await this.db.transaction(async tx => {
      const { joins } = await this.tokens.lock(tx, token);
      const studentId = await this.enter(tx, request, joins === 'now');
      if (studentId === null) return null;
      const who = { userId: null, studentId, isStudent: true };
      return this.sessionStarts.begin(tx, identity, who, 'class-token');
    });
    if (begun) return begun;
    throw new DomainError('auth/join-waiting', 'A teacher has to let you in.');
  }

  /** Returns the student who came of a request; null while it waits. */
  private async enter(tx: EntityManager, request: NewJoinRequest, now: boolean): Promise<string | null> {
    demandFit(request.username);
    const found = await this.requests.begin(tx, request);
    if (found.refused) throw new DomainError('auth/join-refused', 'The teacher did not let you in.');
    if (found.studentId !== null) return found.studentId;
    if (now) return this.students.letIn(tx, found, null);
    await this.requests.demandRoom(request);
    // Repeated requests wait already.
    if (request.passwordHash !== '') await this.tellWaiting(tx, request.classId);
    return null;
  }

  /** Who teaches the class sees at once that somebody waits. */
  private tellWaiting(tx: EntityManager, id: string): Promise<void> {
    return tellStream(tx, 'class-entry-changed', { kind: 'class-teachers', id });
  }

  private hash(password: string): Promise<string> {
    demandUncommon(password);
    return this.passwords.hash(password);
  }
}

import type { Login } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { studentKey, userKey } from '../../../attempts/attempt-keys.rules.ts';
import { type LogInAttempt, LogInAttemptsService } from '../../../attempts/log-in-attempts.service.ts';
import { PasswordsService } from '../../../passwords/passwords.service.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { AdmissionsService, demandSession } from '../second-factor/index.ts';
import { type Candidate, CandidatesRepository } from './candidates.repository.ts';
import { RefusalsService } from './refusals.service.ts';
import { LOCK_STUDENT, LOCK_USER } from './log-in.queries.ts';

const wrongCredentials = () =>
  new DomainError('auth/wrong-credentials', 'The name or the password is wrong.');

const ownerOf = (candidate: Candidate | undefined): string | null =>
  candidate?.student_id ?? candidate?.user_id ?? null;

/** Logs somebody in with a name and a password. */
@Injectable()
export class LogInService {
  constructor(
    private readonly candidates: CandidatesRepository,
    private readonly passwords: PasswordsService,
    private readonly attempts: LogInAttemptsService,
    private readonly refusals: RefusalsService,
    private readonly admissions: AdmissionsService,
    private readonly db: DataSource,
  ) {}

  /**
   * The name is an address if it contains an @, otherwise a username: of a family's student, or within the
   * organisation. As many comparisons are made whatever is wrong, so that time reveals no more than the answer.
   */
  async logIn(identity: Identity, { login, password }: Login, slug: string | null): Promise<BegunSession> {
    const isUser = login.includes('@');
    const found = await (isUser ? this.candidates.user(login, slug) : this.candidates.student(login, slug));
    const key = isUser ? userKey(login) : studentKey(login, slug);
    const attempt = await this.attempts.take(identity, key, ownerOf(found.confirmed));
    const hash = found.confirmed?.password_hash;
    const fits = await (isUser
      ? this.passwords.verify(hash, password)
      : this.passwords.verifyOfChild(hash, password));
    const begun = fits && found.confirmed ? await this.admit(identity, found.confirmed, attempt) : null;
    if (begun) return demandSession(begun);
    if (await this.passwords.verify(found.pending?.password_hash, password)) {
      await this.refusals.remind(identity, found, attempt);
      throw new DomainError('auth/email-not-confirmed', 'The address has not been confirmed yet.');
    }
    await this.refusals.note(identity, found);
    throw wrongCredentials();
  }

  private admit(identity: Identity, candidate: Candidate, attempt: LogInAttempt) {
    const { user_id: userId, student_id: studentId, is_student: isStudent } = candidate;
    return this.db.transaction(async tx => {
      if (!(await this.isStill(candidate))) return null;
      await this.attempts.forget(tx, attempt);
      return this.admissions.admit(tx, identity, { userId, studentId, isStudent }, 'password');
    });
  }

  /** Whether the compared password is still the current one; if so, it is locked until the session has begun. */
  private async isStill({ is_student, student_id, user_id, password_hash }: Candidate) {
    const lock = is_student ? LOCK_STUDENT : LOCK_USER;
    const rows = await lock.rows(this.db.manager, [is_student ? student_id : user_id, password_hash]);
    return rows.length > 0;
  }
}

import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { CurrentUsersRepository } from '../../../people/current-users.repository.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { ACTED_AS, END } from './stop-impersonating.queries.ts';

/** Returns somebody who acts as another to their own session. */
@Injectable()
export class StopImpersonatingService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly currentUsers: CurrentUsersRepository,
    private readonly audit: AuditRepository,
    private readonly acts: StudentActsService,
    private readonly db: DataSource,
  ) {}

  /** The session continues with a new secret: the old one left the browser when the other session began. */
  stop(identity: Identity): Promise<BegunSession> {
    if (identity.impersonator === null) throw new DomainError('auth/forbidden', 'You are yourself.');
    return this.db.transaction(async tx => {
      const ended = await END.rows(tx, [identity.session]);
      const own = ended[0] && (await this.sessions.rotate(tx, ended[0].origin));
      if (!own) throw new DomainError('auth/not-logged-in', 'Your own session has ended.');
      await this.audit.record(identity, {
        action: 'impersonation-ended',
        subjectUser: identity.user,
        subjectStudent: identity.student,
      });
      await this.tellSchool(tx, identity);
      return { secret: own.secret, loggedIn: await this.currentUsers.ofSession(own.id, tx) };
    });
  }

  /** It is told as theirs who acted, not as that of the one as whom they did. */
  private async tellSchool(tx: EntityManager, { student, impersonator: user }: Identity): Promise<void> {
    const found = student && (await ACTED_AS.first(tx, [student, user]));
    if (!found) return;
    const { organizationId, staff } = found;
    const by = { user, impersonator: null, staff };
    await this.acts.record(tx, { organizationId, action: 'impersonation-ended', by, studentIds: [student] });
  }
}

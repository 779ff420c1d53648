import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { StudentActsService } from '../../../audit/student-acts.service.ts';
import { CurrentUsersRepository } from '../../../people/current-users.repository.ts';
import { SecondFactorDemandService } from '../../../people/second-factor-demand.service.ts';
import { type NewSession, SessionsRepository } from '../../../sessions/sessions.repository.ts';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { mayActAsStudent, mayActAsUser } from './impersonation.rules.ts';
import { OWN_SESSION, STUDENT } from './impersonate.queries.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';

const forbidden = () => new DomainError('auth/forbidden', 'This is not allowed.');

/** Lets staff and administrators act as somebody else, for an hour. */
@Injectable()
export class ImpersonateService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly currentUsers: CurrentUsersRepository,
    private readonly secondFactor: SecondFactorDemandService,
    private readonly audit: AuditRepository,
    private readonly acts: StudentActsService,
    private readonly db: DataSource,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /** A user whom the caller may not act as is refused like one who does not exist. */
  asUser(identity: Identity, userId: string): Promise<BegunSession> {
    return this.db.transaction(async tx => {
      // Nobody acts as somebody whose address is not confirmed: they have no session themselves.
      const target = await this.userRows.findOneBy({ id: userId, emailVerifiedAt: Not(IsNull()) });
      if (!target || !mayActAsUser(identity, target)) throw forbidden();
      return this.begin(tx, identity, { userId, studentId: null, isStudent: false });
    });
  }

  asStudent(identity: Identity, studentId: string): Promise<BegunSession> {
    return this.db.transaction(async tx => {
      const rows = await STUDENT.rows(tx, [studentId]);
      if (!rows[0] || !mayActAsStudent(identity, rows[0])) throw forbidden();
      const { parent_id: userId, organization_id: organizationId } = rows[0];
      const begun = await this.begin(tx, identity, { userId, studentId, isStudent: true });
      const act = { organizationId, action: 'impersonation-began', studentIds: [studentId] } as const;
      await this.acts.record(tx, { ...act, by: identity });
      return begun;
    });
  }

  private async begin(tx: EntityManager, identity: Identity, who: NewSession): Promise<BegunSession> {
    const { user, session } = identity;
    if (identity.impersonator !== null) {
      throw new DomainError('auth/already-impersonating', 'Go back to your own session first.');
    }
    if (user === null || session === null) throw forbidden();
    await this.secondFactor.demand(identity, tx);
    // It may have ended since the gateway asked.
    const own = await OWN_SESSION.rows(tx, [session]);
    if (own.length === 0) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    const { id, secret } = await this.sessions.begin(tx, identity, {
      ...who,
      impersonator: { userId: user, sessionId: session },
    });
    await this.audit.record(identity, {
      action: 'impersonation-began',
      subjectUser: who.userId,
      subjectStudent: who.studentId,
    });
    return { secret, loggedIn: await this.currentUsers.ofSession(id, tx) };
  }
}

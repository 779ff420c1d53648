import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';

/** Ends sessions. */
@Injectable()
export class LogOutService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  /** Ends this session; if somebody acts as another, also the session they came from. */
  async here(identity: Identity): Promise<void> {
    const { session } = identity;
    if (session === null) return;
    await this.db.transaction(async tx => {
      await this.sessions.endWithOrigin(tx, session);
      await this.audit.record(identity, { action: 'signed-out', ...subjectOf(identity) });
    });
  }

  /** Ends all sessions of the account and of its students, or those of the student who is logged in. */
  async everywhere(identity: Identity): Promise<void> {
    demandOwner(identity);
    await this.db.transaction(async () => {
      if (identity.role === 'student' && identity.student)
        await this.sessions.endAllOfStudent(identity.student);
      else if (identity.user) await this.sessions.endAllOfUser(identity.user);
      await this.audit.record(identity, { action: 'signed-out-everywhere', ...subjectOf(identity) });
    });
  }
}

const subjectOf = ({ role, user, student }: Identity) => ({
  subjectUser: user,
  subjectStudent: role === 'student' ? student : null,
});

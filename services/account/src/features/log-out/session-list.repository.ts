import type { SessionEntry } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../audit/audit.repository.ts';
import { demandOwner } from '../impersonation/demand-owner.ts';
import { splitBrowser } from '../sessions/browser-name.ts';

/** The account's with its students', or the student's own. Those in which somebody else acts are not theirs. */
const OWN = `
  s.impersonator_id is null and case when $2::boolean then s.is_student and s.student_id = $1 else s.user_id = $1 end`;

const LIST = `
  select s.id, s.browser, case when s.is_student then t.username end as student_username, s.created_at, s.last_seen_at
  from account.sessions s left join account.students t on t.id = s.student_id
  where ${OWN} and s.expires_at > now() order by s.last_seen_at desc, s.id`;

const END = `
  with ended as (delete from account.sessions s where ${OWN} and s.id = $3 returning 1) select * from ended`;

interface SessionRow {
  readonly id: string;
  readonly browser: string | null;
  readonly student_username: string | null;
  readonly created_at: Date;
  readonly last_seen_at: Date;
}

const whose = ({ role, user, student }: Identity): [string | null, boolean] =>
  role === 'student' ? [student, true] : [user, false];

/** Where somebody is signed in. */
@Injectable()
export class SessionListRepository {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditRepository,
  ) {}

  async list(identity: Identity): Promise<SessionEntry[]> {
    const rows: SessionRow[] = await this.db.query(LIST, whose(identity));
    return rows.map(({ browser, created_at, last_seen_at, ...row }) => ({
      ...row,
      ...splitBrowser(browser),
      created_at: created_at.toISOString(),
      last_seen_at: last_seen_at.toISOString(),
      is_current: row.id === identity.session,
    }));
  }

  /** @throws DomainError auth/forbidden for a session that is not theirs */
  async end(identity: Identity, id: string): Promise<void> {
    demandOwner(identity);
    await this.db.transaction(async tx => {
      const ended: unknown[] = await tx.query(END, [...whose(identity), id]);
      if (ended.length === 0) throw new DomainError('auth/forbidden', 'This is no session of yours.');
      await this.audit.record(tx, identity, { action: 'session-ended', subjectUser: identity.user });
    });
  }
}

import type { SessionEntry } from '@burrow/contracts';
import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type FindOptionsWhere, IsNull, Raw, type Repository } from 'typeorm';
import { demandUser } from '../../../http/demand-user.ts';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { splitBrowser } from '../../../sessions/browser-name.ts';
import { SessionEntity } from '../../../database/entities/session.entity.ts';

/** The sessions of the account and its students, or the student's own. Those in which somebody else acts as them are not included. */
function ownOf(identity: Identity): FindOptionsWhere<SessionEntity> {
  const { role, student } = identity;
  if (role === 'student' && student) return { isStudent: true, studentId: student, impersonatorId: IsNull() };
  return { userId: demandUser(identity), impersonatorId: IsNull() };
}

/** Where somebody is logged in. */
@Injectable()
export class SessionListRepository {
  constructor(
    private readonly db: DataSource,
    private readonly audit: AuditRepository,
    @InjectRepository(SessionEntity) private readonly sessionRows: Repository<SessionEntity>,
  ) {}

  async list(identity: Identity): Promise<SessionEntry[]> {
    const sessions = await this.sessionRows.find({
      where: { ...ownOf(identity), expiresAt: Raw(column => `${column} > now()`) },
      relations: { student: true },
      select: {
        id: true,
        browser: true,
        isStudent: true,
        createdAt: true,
        lastSeenAt: true,
        student: { id: true, username: true },
      },
      order: { lastSeenAt: 'desc', id: 'asc' },
    });
    return sessions.map(({ id, browser, isStudent, student, createdAt, lastSeenAt }) => ({
      id,
      student_username: isStudent ? (student?.username ?? null) : null,
      ...splitBrowser(browser),
      created_at: createdAt.toISOString(),
      last_seen_at: lastSeenAt.toISOString(),
      is_current: id === identity.session,
    }));
  }

  /** @throws DomainError auth/forbidden for a session that is not theirs */
  async end(identity: Identity, id: string): Promise<void> {
    demandOwner(identity);
    await this.db.transaction(async () => {
      const { affected } = await this.sessionRows.delete({ ...ownOf(identity), id });
      if (!affected) throw new DomainError('auth/forbidden', 'This is not one of your sessions.');
      await this.audit.record(identity, { action: 'session-ended', subjectUser: identity.user });
    });
  }
}

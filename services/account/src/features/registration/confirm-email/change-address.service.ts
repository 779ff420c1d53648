import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { type EntityManager, IsNull, Not, type Repository } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { UserEntity } from '../../../database/entities/user.entity.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { type BegunSession, SessionStartsService } from '../../../sessions/session-starts.service.ts';
import { emailKey } from '../../../people/keys.rules.ts';
import { BEFORE, CHANGE } from './change-address.queries.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import type { Token } from '../../../tokens/tokens.queries.ts';

/** Completes a change of address. */
@Injectable()
export class ChangeAddressService {
  constructor(
    private readonly sessions: SessionsRepository,
    private readonly sessionStarts: SessionStartsService,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    private readonly members: MemberEventsService,
    @InjectRepository(UserEntity) private readonly userRows: Repository<UserEntity>,
  ) {}

  /**
   * Only the user who is logged in may do it: a mail that went to a mistyped address must not
   * give the account to whoever reads it.
   */
  async change(
    tx: EntityManager,
    identity: Identity,
    { user_id: userId, email }: Token,
  ): Promise<BegunSession> {
    if (identity.role === 'visitor')
      throw new DomainError('auth/not-logged-in', 'Log in first, then open the link again.');
    if (!userId || !email || identity.role === 'student' || identity.user !== userId) {
      throw new DomainError('auth/forbidden', 'This link is for another account.');
    }
    demandOwner(identity);
    // An account that was only requested stands in nobody's way.
    await this.userRows.delete({ emailKey: emailKey(email), emailVerifiedAt: IsNull(), id: Not(userId) });
    const before = await BEFORE.first(tx, [userId]);
    const changed = await CHANGE.rows(tx, [userId, email, emailKey(email)]);
    if (!before || changed.length === 0)
      throw new DomainError('auth/token-invalid', 'This link is no longer valid.');
    await this.members.memberChanged(tx, userId);
    await this.sessions.endAllOfUser(userId, identity.session);
    await this.mails.queue(tx, {
      template: 'email-changed',
      to: before.email,
      userId,
      language: before.language,
      params: {},
    });
    await this.audit.record(identity, { action: 'email-changed', subjectUser: userId });
    const who = { userId, studentId: identity.student, isStudent: false };
    return this.sessionStarts.begin(tx, identity, who, 'confirmation');
  }
}

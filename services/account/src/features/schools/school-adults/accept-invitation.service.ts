import { DomainError, type Identity, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { readInvitation } from '../../registration/sign-up/index.ts';
import { HOLD_FREE, MAKE_ADMIN } from './adults.queries.ts';

/** An adult who has an account already accepts an invitation with it. */
@Injectable()
export class AcceptInvitationService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly members: MemberEventsService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
  ) {}

  /**
   * Whoever holds the link may use it, as with a sign-up; the organisation sees the address that came. It is one more of
   * theirs, in which they work from now on. A refusal does not use the link up.
   * @throws DomainError auth/token-invalid, auth/forbidden, organization/already-member, organization/has-students
   */
  async accept(identity: Identity, secret: string): Promise<void> {
    demandOwner(identity);
    const { user } = identity;
    if (user === null) throw new DomainError('auth/forbidden', 'An adult accepts it.');
    await this.db.transaction(async tx => {
      const { data } = await this.tokens.spend(tx, ['sign-up'], secret);
      const invitation = readInvitation(data);
      if (invitation.role === 'parent') return;
      if (invitation.role === 'organization_administrator') await this.makeAdministrator(tx, user);
      await this.members.invitationAccepted(tx, user, invitation);
      await this.audit.record(identity, {
        action: 'invitation-accepted',
        detail: { role: invitation.role },
      });
    });
  }

  /** Of an organisation that they register next. Until then they are nothing else, so that neither school nor students are lost. */
  private async makeAdministrator(tx: SqlRunner, user: string): Promise<void> {
    const found = await HOLD_FREE.first(tx, [user]);
    if (!found || found.works)
      throw new DomainError('organization/already-member', 'The account belongs to an organisation already.');
    if (found.has_students)
      throw new DomainError(
        'organization/has-students',
        'An account with students of its own registers no organisation.',
      );
    await MAKE_ADMIN.run(tx, [user]);
  }
}

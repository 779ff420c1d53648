import { DomainError, type Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditRepository } from '../../../audit/audit.repository.ts';
import { demandOwner } from '../../../http/demand-owner.ts';
import { MemberEventsService } from '../../../people/member-events.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { readInvitation } from '../../registration/sign-up/index.ts';

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
   * theirs, in which they work from now on. Invited to register one, they stay what they are until it is registered. A
   * refusal does not use the link up.
   * @throws DomainError auth/token-invalid, auth/forbidden
   */
  async accept(identity: Identity, secret: string): Promise<void> {
    demandOwner(identity);
    const { user } = identity;
    if (user === null) throw new DomainError('auth/forbidden', 'An adult accepts it.');
    await this.db.transaction(async tx => {
      const { data } = await this.tokens.spend(tx, ['sign-up'], secret);
      const invitation = readInvitation(data);
      if (invitation.role === 'parent') return;
      await this.members.invitationAccepted(tx, user, invitation);
      await this.audit.record(identity, {
        action: 'invitation-accepted',
        detail: { role: invitation.role },
      });
    });
  }
}

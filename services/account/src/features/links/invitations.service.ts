import type { SignUpLink } from '@burrow/contracts';
import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { AccountSettings } from '../../config/env.ts';
import { InjectSettings } from '../../config/settings.module.ts';
import { AuditRepository } from '../../audit/audit.repository.ts';
import { MailQueueService } from '../mail/index.ts';
import { type Invitation, invitationData } from '../sign-up/index.ts';
import { hashSecret, TokensRepository } from '../../tokens/tokens.repository.ts';

/** Invites somebody to sign up: by mail, and by a link to hand over. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  /** It is the same whether the address has an account. */
  invite(identity: Identity, email: string, invitation: Invitation): Promise<SignUpLink> {
    return this.db.transaction(async tx => {
      const token = await this.tokens.issue(tx, {
        purpose: 'sign-up',
        email,
        data: invitationData(invitation),
      });
      const [{ expires_at }] = await tx.query('select expires_at from account.tokens where hash = $1', [hashSecret(token)]); // prettier-ignore
      const names: { name: string }[] = await tx.query('select name from account.organizations where id = $1', [invitation.organizationId]); // prettier-ignore
      const path = `/signup?token=${token}`;
      const params: Record<string, string> = { path, ...(names[0] && { organization: names[0].name }) };
      await this.mails.queue(tx, { template: 'invitation', to: email, language: null, params });
      await this.audit.record(tx, identity, { action: 'invited', detail: { role: invitation.role } });
      return { link: `${this.settings.PUBLIC_URL}/en${path}`, expires_at: expires_at.toISOString() };
    });
  }
}

import type { SignUpLink } from '@burrow/contracts';
import { DomainError } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import type { AccountSettings } from '../../../config/env.ts';
import { InjectSettings } from '../../../config/settings.module.ts';
import { type AuditActor, AuditRepository } from '../../../audit/audit.repository.ts';
import { MailQueueService } from '../../mails/mail/index.ts';
import { type Invitation, invitationData } from '../sign-up/index.ts';
import { hashSecret, TokensRepository } from '../../../tokens/tokens.repository.ts';
import { OrganizationEntity } from '../../../database/entities/organization.entity.ts';
import { TokenEntity } from '../../../database/entities/token.entity.ts';

/** Invites somebody to sign up: by mail, and by a link to pass on. */
@Injectable()
export class InvitationsService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly mails: MailQueueService,
    private readonly audit: AuditRepository,
    private readonly db: DataSource,
    @InjectSettings() private readonly settings: AccountSettings,
    @InjectRepository(OrganizationEntity)
    private readonly organizationRows: Repository<OrganizationEntity>,
    @InjectRepository(TokenEntity) private readonly tokenRows: Repository<TokenEntity>,
  ) {}

  /** Works the same whether or not the address has an account. */
  invite(actor: AuditActor, email: string, invitation: Invitation): Promise<SignUpLink> {
    return this.db.transaction(async tx => {
      const token = await this.tokens.issue(tx, {
        purpose: 'sign-up',
        email,
        data: invitationData(invitation),
      });
      const { expiresAt } = await this.tokenRows.findOneByOrFail({ hash: hashSecret(token) });
      const { organizationId: id } = invitation;
      const organization = id === null ? null : await this.demandOrganization(id);
      const path = `/signup?token=${token}`;
      const params: Record<string, string> = {
        path,
        ...(organization && { organization: organization.name }),
      };
      await this.mails.queue(tx, { template: 'invitation', to: email, language: null, params });
      await this.audit.record(actor, { action: 'invited', detail: { role: invitation.role } });
      return { link: `${this.settings.PUBLIC_URL}/en${path}`, expires_at: expiresAt.toISOString() };
    });
  }

  /** @throws DomainError organization/unknown if account has not heard of it, perhaps only not yet */
  private async demandOrganization(id: string): Promise<OrganizationEntity> {
    const found = await this.organizationRows.findOneBy({ id, removed: false });
    if (found) return found;
    throw new DomainError('organization/unknown', 'There is no such organisation.');
  }
}

import { ENDPOINTS, type Outbox } from '@burrow/contracts';
import { ApiRoute, DomainError } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import type { AccountSettings } from '../../../../config/env.ts';
import { InjectSettings } from '../../../../config/settings.module.ts';
import { StoredMailsRepository } from './stored-mails.repository.ts';

/** Shows a developer the mails that were stored instead of sent. */
@Controller()
export class OutboxController {
  constructor(
    private readonly stored: StoredMailsRepository,
    @InjectSettings() private readonly settings: AccountSettings,
  ) {}

  @ApiRoute(ENDPOINTS.getOutbox)
  async list(): Promise<Outbox> {
    if (this.settings.OUTBOX === 'off') throw new DomainError('request/not-found', 'There is nothing here.');
    return { mails: await this.stored.latest() };
  }
}

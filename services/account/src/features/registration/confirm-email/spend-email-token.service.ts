import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { BegunSession } from '../../../sessions/session-starts.service.ts';
import { TokensRepository } from '../../../tokens/tokens.repository.ts';
import { ChangeAddressService } from './change-address.service.ts';
import { ConfirmAddressService } from './confirm-address.service.ts';

/** Uses up the token of a mail that asks for an address to be confirmed. */
@Injectable()
export class SpendEmailTokenService {
  constructor(
    private readonly tokens: TokensRepository,
    private readonly confirmAddress: ConfirmAddressService,
    private readonly changeAddress: ChangeAddressService,
    private readonly db: DataSource,
  ) {}

  /** Only one of several simultaneous requests with a token succeeds; a refusal does not use the token up. */
  spend(identity: Identity, secret: string): Promise<BegunSession> {
    return this.db.transaction(async tx => {
      const token = await this.tokens.spend(tx, ['confirm-email', 'change-email'], secret);
      return token.purpose === 'change-email'
        ? this.changeAddress.change(tx, identity, token)
        : this.confirmAddress.confirm(tx, identity, token);
    });
  }
}

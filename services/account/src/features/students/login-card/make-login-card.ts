import type { Identity } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Audit } from '../../audit/audit.ts';
import { demandOwner } from '../../impersonation/demand-owner.ts';
import { hashSecret, makeSecret } from '../../tokens/tokens.ts';
import { Family } from '../family/family.ts';

/** Makes the secret of a card by which a student signs in. */
@Injectable()
export class MakeLoginCard {
  constructor(
    private readonly dataSource: DataSource,
    private readonly family: Family,
    private readonly audit: Audit,
  ) {}

  /** Returns the secret, of which only a hash is kept. The previous card stops working. */
  async make(identity: Identity, id: string): Promise<string> {
    demandOwner(identity);
    const card = makeSecret();
    await this.dataSource.transaction(async tx => {
      await this.family.demandParent(tx, identity, id);
      await tx.query('update account.students set card_hash = $2, updated_at = now() where id = $1', [
        id,
        hashSecret(card),
      ]);
      await this.audit.record(tx, identity, { action: 'card-made', subjectStudent: id });
    });
    return card;
  }
}

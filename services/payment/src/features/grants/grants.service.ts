import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import type { Owner } from '../../accounts/owner.rules.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import type { GrantFact } from '../../facts/fact.schema.ts';
import { IS_FACT_KNOWN, KEEP_FACT } from '../../facts/facts.queries.ts';

export type Grant = Pick<GrantFact, 'at' | 'isOpen' | 'subscription' | 'about' | 'until'>;

/** The fact of a grant, and whether it was said before. */
interface Granted {
  readonly account: string;
  readonly fact: string;
  readonly isNew: boolean;
}

/** Opens a plan to somebody who does not pay for it here, or takes that back. */
@Injectable()
export class GrantsService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly computing: ComputeService,
  ) {}

  /** The same word of the same time counts once. */
  async grant(tx: SqlRunner, owner: Owner, grant: Grant): Promise<Granted> {
    const account = await this.accounts.open(tx, owner);
    await this.accounts.hold(tx, account);
    return { account, ...(await this.grantTo(tx, account, grant)) };
  }

  /** Grants to an account that the caller holds. */
  async grantTo(tx: SqlRunner, account: string, grant: Grant): Promise<Omit<Granted, 'account'>> {
    // The ledger knows nobody: the fact is named by its account, not by whose that is.
    const fact: GrantFact = {
      id: ['grant', account, grant.at, ...(grant.about ? [grant.about] : [])].join(' '),
      kind: 'grant',
      account,
      ...grant,
    };
    const isKnown = await IS_FACT_KNOWN.exists(tx, [fact.id]);
    await KEEP_FACT.run(tx, [fact.id, account, null, null, JSON.stringify(fact)]);
    await this.computing.compute(tx, { account });
    return { fact: fact.id, isNew: !isKnown };
  }
}

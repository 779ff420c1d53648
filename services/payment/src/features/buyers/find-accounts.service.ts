import { InjectPool, ServiceClient, type Statement } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import { AccountsService } from '../../accounts/accounts.service.ts';
import type { Owner } from '../../accounts/owner.rules.ts';
import { PaddleClient } from '../../provider/paddle.client.ts';
import { BY_GIFT_ADDRESS, BY_ID, BY_NUMBER, BY_TRANSACTIONS } from './buyers.queries.ts';
import { kindOfFind } from './find.rules.ts';

/** Payments of one customer that are looked at, at most. */
const TRANSACTIONS = 100;

/** To whom a search leads. */
export interface FoundAccounts {
  readonly accounts: readonly string[];
  /** Those who never began to buy. */
  readonly strangers: readonly Owner[];
}

/** Finds who bought something: by an address, a number, or an id. */
@Injectable()
export class FindAccountsService {
  private readonly logger = new Logger('Buyers');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly client: ServiceClient,
    private readonly accounts: AccountsService,
    private readonly provider: PaddleClient,
  ) {}

  /** @throws DomainError gateway/service-down if only account can tell */
  async find(text: string): Promise<FoundAccounts> {
    const kind = kindOfFind(text);
    if (kind === 'number') return { accounts: await this.#idsOf(BY_NUMBER, text), strangers: [] };
    if (kind === 'address') return this.#byAddress(text);
    const accounts = await this.#idsOf(BY_ID, text);
    const strangers = (['user', 'organization'] as const).map(owner => ({ kind: owner, id: text }));
    return { accounts, strangers: accounts.length > 0 ? [] : strangers };
  }

  /** Whose confirmed address it is, who ordered a gift with it, and who paid with it at the provider. */
  async #byAddress(email: string): Promise<FoundAccounts> {
    const { user_id, organization_id } = await this.client.call('findUserByEmail', { email });
    const owners: Owner[] = [
      ...(user_id === null ? [] : [{ kind: 'user', id: user_id } as const]),
      ...(organization_id === null ? [] : [{ kind: 'organization', id: organization_id } as const]),
    ];
    const known = await Promise.all(owners.map(owner => this.accounts.find(owner)));
    const accounts = new Set([
      ...known.filter(account => account !== null),
      ...(await this.#idsOf(BY_GIFT_ADDRESS, email)),
      ...(await this.#idsOf(BY_TRANSACTIONS, await this.#paidWith(email))),
    ]);
    return { accounts: [...accounts], strangers: owners.filter((_, at) => known[at] === null) };
  }

  /** What somebody with this address paid at the provider; nothing while it does not answer. */
  async #paidWith(email: string): Promise<string[]> {
    try {
      return await this.provider.ask(async sdk => {
        const customers = await sdk.customers.list({ email: [email] }).next();
        const customerId = customers.map(({ id }) => id);
        if (customerId.length === 0) return [];
        return (await sdk.transactions.list({ customerId, perPage: TRANSACTIONS }).next()).map(
          ({ id }) => id,
        );
      });
    } catch (err) {
      this.logger.warn({ err }, 'who paid with an address was not found at the provider');
      return [];
    }
  }

  async #idsOf(
    statement: Statement<{ readonly id: string }>,
    value: string | readonly string[],
  ): Promise<string[]> {
    return (await statement.rows(this.pool, [value])).map(({ id }) => id);
  }
}

import type { DescribedBuyers, Payer } from '@burrow/contracts';
import { InjectPool, ServiceClient } from '@burrow/service-kit';
import { Injectable, Logger } from '@nestjs/common';
import type pg from 'pg';
import type { Owner } from '../accounts/owner.rules.ts';
import { payerOf } from './payer.rules.ts';
import { OWNERS } from './payers.queries.ts';

/** So many are described at once, at most. */
const AT_ONCE = 200;

/** Who pays, for support: payment keeps no names, and asks account. */
@Injectable()
export class PayersService {
  private readonly logger = new Logger('Payers');

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly client: ServiceClient,
  ) {}

  /** By their accounts. */
  async ofAccounts(accounts: readonly string[]): Promise<ReadonlyMap<string, Payer>> {
    const rows = await OWNERS.rows(this.pool, [accounts]);
    const owners = rows.flatMap(({ kind, owner: id }) => (kind && id ? [{ kind, id }] : []));
    const known = await this.#describe(owners);
    return new Map(rows.map(row => [row.account, payerOf(row, known)]));
  }

  /** Those of whom account knows, whether they ever bought or not. */
  async ofOwners(owners: readonly Owner[]): Promise<Payer[]> {
    const known = await this.#describe(owners);
    return owners
      .filter(({ id }) => known.some(one => one.id === id))
      .map(({ kind, id: owner }) => payerOf({ kind, owner, isGuest: false }, known));
  }

  /** Nobody while account is away: what they bought is shown all the same. */
  async #describe(owners: readonly Owner[]): Promise<DescribedBuyers['buyers']> {
    const found: DescribedBuyers['buyers'] = [];
    try {
      for (let at = 0; at < owners.length; at += AT_ONCE) {
        const some = owners.slice(at, at + AT_ONCE);
        found.push(...(await this.client.call('describeBuyers', { owners: some })).buyers);
      }
    } catch (err) {
      this.logger.warn({ err }, 'payers are shown without their names');
    }
    return found;
  }
}

import { type Identity, InjectPool, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import { BUYER_OF, FIND, HOLD_ACCOUNT, OPEN } from './accounts.queries.ts';
import { type Owner, ownerOf, ownersOf } from './owner.rules.ts';

/** The random ids by which facts and the ledger know who bought. */
@Injectable()
export class AccountsService {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns the account of an owner, or null if they never bought anything. */
  async find(owner: Owner | null): Promise<string | null> {
    if (owner === null) return null;
    return (await FIND.first(this.pool, [owner.kind, owner.id]))?.id ?? null;
  }

  /** Returns all accounts of whose purchases somebody decides, the one for which they buy first. */
  async allOf(identity: Identity): Promise<string[]> {
    const accounts = await Promise.all(ownersOf(identity).map(owner => this.find(owner)));
    return accounts.filter(account => account !== null);
  }

  /** Returns which of them made a purchase; for one that is not theirs, the one for which they buy. */
  async buyerOf(identity: Identity, purchase: string): Promise<string | null> {
    return (
      (await BUYER_OF.first(this.pool, [purchase, await this.allOf(identity)]))?.id ??
      this.find(ownerOf(identity))
    );
  }

  /** Returns the account of an owner, which is made if there is none. */
  async open(tx: SqlRunner, { kind, id }: Owner): Promise<string> {
    await OPEN.run(tx, [kind, id]);
    const account = await FIND.first(tx, [kind, id]);
    if (!account) throw new Error('the account was not made');
    return account.id;
  }

  /** Keeps everybody else from deciding about what an account bought until the transaction ends. */
  async hold(tx: SqlRunner, account: string): Promise<void> {
    await HOLD_ACCOUNT.run(tx, [account]);
  }
}

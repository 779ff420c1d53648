import { readGiftCode, type Redeemed } from '@burrow/contracts';
import { DomainError, type Identity, InjectPool, inTransaction, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { ClockService } from '../../clock/clock.service.ts';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { type Owner, ownerOf } from '../../accounts/owner.rules.ts';
import { courseOf } from '../../domain/assignment.rules.ts';
import { ComputeService } from '../../computed/compute.service.ts';
import type { TransferFact } from '../../facts/fact.schema.ts';
import { HOLD, KEEP_FACT } from '../../facts/facts.queries.ts';
import { hashCode } from '../../domain/hash-code.ts';
import { type RedeemRefusal, redeemRefusal } from '../../domain/redeem.rules.ts';
import { GIFT_OF_CODE, PURCHASE_OF_CODE, REDEEM } from './redeem.queries.ts';

const MESSAGES: Readonly<Record<RedeemRefusal, string>> = {
  'code-used': 'Somebody else has used this code.',
  'code-ended': 'What this code opens was paid back.',
  'code-for-school': 'This code is for a school.',
  'code-for-family': 'This code is for a family.',
};

const unknown = () => new DomainError('payment/unknown-code', 'There is no such code.');

/** Gives what a code opens to who has it, once. The ledger tells it as a transfer, which moves no money. */
@Injectable()
export class RedeemCodeService {
  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly accounts: AccountsService,
    private readonly computing: ComputeService,
    private readonly clock: ClockService,
  ) {}

  /** @throws DomainError payment/unknown-code, and as {@link redeemRefusal} says */
  async redeem(identity: Identity, typed: string): Promise<Redeemed> {
    const owner = ownerOf(identity);
    const code = readGiftCode(typed);
    if (code === null || owner === null) throw unknown();
    return inTransaction(this.pool, tx => this.#take(tx, hashCode(code), owner));
  }

  async #take(tx: SqlRunner, hash: Buffer, owner: Owner): Promise<Redeemed> {
    const known = await PURCHASE_OF_CODE.first(tx, [hash]);
    if (!known?.id) throw unknown();
    // Locks in the order of everybody else: the purchase, then its gift and the accounts.
    await HOLD.run(tx, [known.id]);
    const gift = await GIFT_OF_CODE.first(tx, [hash]);
    if (!gift) throw unknown();
    const account = await this.accounts.open(tx, owner);
    const refusal = redeemRefusal({ ...gift, by: owner.kind, isTheirs: gift.account === account });
    if (refusal) throw new DomainError(`payment/${refusal}`, MESSAGES[refusal]);
    if (!gift.isRedeemed) await this.#transfer(tx, { gift: gift.id, purchase: known.id, account });
    const { plan, seats } = gift;
    return { plan_name: plan, course_name: courseOf(plan) ?? '', seats };
  }

  async #transfer(
    tx: SqlRunner,
    { gift, purchase, account }: { gift: string; purchase: string; account: string },
  ): Promise<void> {
    await REDEEM.run(tx, [gift]);
    const at = (await this.clock.now(tx)).toISOString();
    const fact: TransferFact = { id: `redeemed ${randomUUID()}`, at, kind: 'transfer', account, purchase };
    await KEEP_FACT.run(tx, [fact.id, account, purchase, null, JSON.stringify(fact)]);
    await this.computing.compute(tx, { purchase });
  }
}

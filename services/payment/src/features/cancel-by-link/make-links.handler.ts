import type { EventData } from '@burrow/contracts';
import { Jobs, Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { ClockService } from '../../clock/clock.service.ts';
import { hashCode } from '../../domain/hash-code.ts';
import { DECLARED_QUEUE, type Declared } from './complete-declarations.job.ts';
import { RefundQuestionsService } from '../refunds/index.ts';
import { ACCOUNTS, ADD_LINK, GOING_ON, NAMED, NEW_CONTRACTS } from './cancel-by-link.queries.ts';

const BYTES = 24;

type Asked = EventData<'account/cancellation-asked'>;

/** What a link is about: the subscription that it ends, or the purchase that it withdraws from. */
interface About {
  readonly plan: string;
  readonly subscription: string | null;
  readonly purchase: string | null;
}

/**
 * For somebody without a log-in: completes what they declared of an order whose number they know, or makes a link for each plan
 * that goes on, or each contract that may be withdrawn from.
 */
@Injectable()
export class MakeLinksHandler {
  constructor(
    private readonly outbox: Outbox,
    private readonly jobs: Jobs,
    private readonly questions: RefundQuestionsService,
    private readonly clock: ClockService,
  ) {}

  async make({ user_id, organization_id, what, asked_at, order }: Asked, tx: SqlRunner): Promise<void> {
    const at = asked_at === null ? await this.clock.now(tx) : new Date(asked_at);
    const accounts = await ACCOUNTS.rows(tx, [user_id, organization_id]);
    const ids = accounts.map(({ id }) => id);
    const declared = order === null ? null : await this.declaredOf(tx, ids, { order, what, at });
    if (declared) return this.jobs.send(tx, DECLARED_QUEUE, declared);
    for (const about of what === 'withdraw'
      ? await this.withdrawable(tx, ids, at)
      : await this.running(tx, ids)) {
      const token = randomBytes(BYTES).toString('base64url');
      await ADD_LINK.run(tx, [hashCode(token), about.subscription, about.purchase, at]);
      await this.outbox.send(tx, 'payment/cancel-link-made', { user_id, plan_name: about.plan, token, what });
    }
  }

  /** What of an order can be completed; null if its number fits none of the accounts, or nothing of it can. */
  private async declaredOf(
    tx: SqlRunner,
    accounts: readonly string[],
    { order, what, at }: { readonly order: string; readonly what: Asked['what']; readonly at: Date },
  ): Promise<Declared | null> {
    const named = await NAMED.first(tx, [accounts, order]);
    if (!named) return null;
    const { id: purchase, account, subscription } = named;
    if (what === 'cancel') return subscription === null ? null : { subscription };
    const may = await this.mayWithdraw(tx, account, purchase, at);
    return may ? { purchase, account, askedAt: at.toISOString() } : null;
  }

  private async running(tx: SqlRunner, accounts: readonly string[]): Promise<About[]> {
    const rows: { id: string; plan: string }[] = await GOING_ON.rows(tx, [accounts]);
    return rows.map(({ id, plan }) => ({ plan, subscription: id, purchase: null }));
  }

  private async withdrawable(tx: SqlRunner, accounts: readonly string[], at: Date): Promise<About[]> {
    const rows: { id: string; plan: string; account: string }[] = await NEW_CONTRACTS.rows(tx, [
      accounts,
      at,
    ]);
    const found: About[] = [];
    for (const { id, plan, account } of rows)
      if (await this.mayWithdraw(tx, account, id, at)) found.push({ plan, subscription: null, purchase: id });
    return found;
  }

  private async mayWithdraw(tx: SqlRunner, account: string, purchase: string, at: Date): Promise<boolean> {
    const unlearned = { isCompleted: false, hasCertificate: false };
    return (await this.questions.decide(tx, account, purchase, unlearned, at)).rule === 'withdrawal';
  }
}

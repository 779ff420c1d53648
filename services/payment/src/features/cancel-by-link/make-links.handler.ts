import type { EventData } from '@burrow/contracts';
import { Outbox, type SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { randomBytes } from 'node:crypto';
import { hashCode } from '../../domain/hash-code.ts';
import { RefundQuestionsService } from '../refunds/index.ts';
import { ACCOUNTS, ADD_LINK, GOING_ON, NEW_CONTRACTS } from './cancel-by-link.queries.ts';

const BYTES = 24;

type Asked = EventData<'account/cancellation-asked'>;

/** What a link is about: the subscription that it ends, or the purchase that it withdraws from. */
interface About {
  readonly plan: string;
  readonly subscription: string | null;
  readonly purchase: string | null;
}

/** Makes a link for each plan that goes on, or each contract that may be withdrawn from, for somebody without a log-in. */
@Injectable()
export class MakeLinksHandler {
  constructor(
    private readonly outbox: Outbox,
    private readonly questions: RefundQuestionsService,
  ) {}

  async make({ user_id, organization_id, what, asked_at }: Asked, tx: SqlRunner): Promise<void> {
    const at = asked_at === null ? new Date() : new Date(asked_at);
    const accounts: { id: string }[] = await tx.query(ACCOUNTS, [user_id, organization_id]);
    const ids = accounts.map(({ id }) => id);
    for (const about of what === 'withdraw'
      ? await this.withdrawable(tx, ids, at)
      : await this.running(tx, ids)) {
      const token = randomBytes(BYTES).toString('base64url');
      await tx.query(ADD_LINK, [hashCode(token), about.subscription, about.purchase, at]);
      await this.outbox.send(tx, 'payment/cancel-link-made', { user_id, plan_name: about.plan, token, what });
    }
  }

  private async running(tx: SqlRunner, accounts: readonly string[]): Promise<About[]> {
    const rows: { id: string; plan: string }[] = await tx.query(GOING_ON, [accounts]);
    return rows.map(({ id, plan }) => ({ plan, subscription: id, purchase: null }));
  }

  private async withdrawable(tx: SqlRunner, accounts: readonly string[], at: Date): Promise<About[]> {
    const rows: { id: string; plan: string; account: string }[] = await tx.query(NEW_CONTRACTS, [
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

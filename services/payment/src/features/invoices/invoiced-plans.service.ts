import { planOf } from '@burrow/billing';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { AccountsService } from '../../accounts/accounts.service.ts';
import type { BillingNotice } from '@burrow/contracts';
import { NoticesService } from '../../notices/index.ts';
import { GrantsService } from '../grants/index.ts';
import { paidUntil } from './invoice-request.rules.ts';
import { InvoicesService } from './invoices.service.ts';
import { RUNS_UNTIL } from './invoice-requests.queries.ts';

/** The invoice names its sum, which the platform does not know. */
const NO_MONEY = { amount: 0, currency: 'EUR' };

interface Invoiced {
  /** The request for the invoice. */
  readonly id: string;
  readonly account: string;
  readonly plan: string;
}

/** The plans of schools that pay by invoice: granted, since the provider holds no money for them. */
@Injectable()
export class InvoicedPlansService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly grants: GrantsService,
    private readonly notices: NoticesService,
    private readonly invoices: InvoicesService,
    private readonly clock: ClockService,
  ) {}

  /** Opens the plan of a request until its year is over, or closes it, and tells the school. */
  async say(tx: SqlRunner, { id, account, plan: name }: Invoiced, isPaid: boolean): Promise<void> {
    const plan = planOf(name);
    if (plan?.opens.kind !== 'everything') throw new Error(`${name} is no plan of schools`);
    const { subscription } = plan.opens;
    await this.accounts.hold(tx, account);
    const now = await this.clock.now(tx);
    const word = { at: now.toISOString(), isOpen: isPaid, subscription, about: `invoice ${id}` };
    const about = { plan_name: name, money: NO_MONEY, at: word.at };
    const tell = (notice: BillingNotice, number: string | null, date: string) =>
      this.notices.send(tx, account, [{ ...about, key: `${notice} ${id} ${word.at}`, notice, number, date }]);
    if (!isPaid) {
      const number = await this.invoices.takeBack(tx, id);
      await this.grants.grantTo(tx, account, word);
      return tell('invoice-returned', number, word.at);
    }
    const runs = await RUNS_UNTIL.first(tx, [account, subscription]);
    const until = paidUntil(plan, now, runs?.until ?? null);
    const number = await this.invoices.pay(tx, id, until);
    await this.grants.grantTo(tx, account, { ...word, until });
    await tell('invoice-paid', number, until);
  }
}

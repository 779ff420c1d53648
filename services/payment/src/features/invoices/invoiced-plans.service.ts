import { planOf } from '@burrow/billing';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { GrantsService } from '../grants/index.ts';
import { paidUntil } from './invoice-request.rules.ts';
import { RUNS_UNTIL } from './invoice-requests.queries.ts';

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
  ) {}

  /** Opens the plan of a request until its year is over, or closes it. */
  async say(tx: SqlRunner, { id, account, plan: name }: Invoiced, isPaid: boolean): Promise<void> {
    const plan = planOf(name);
    if (plan?.opens.kind !== 'everything') throw new Error(`${name} is no plan of schools`);
    const { subscription } = plan.opens;
    await this.accounts.hold(tx, account);
    const now = new Date();
    const word = { at: now.toISOString(), isOpen: isPaid, subscription, about: `invoice ${id}` };
    if (!isPaid) return this.grants.grantTo(tx, account, word);
    const [runs]: { until: string | null }[] = await tx.query(RUNS_UNTIL, [account, subscription]);
    await this.grants.grantTo(tx, account, { ...word, until: paidUntil(plan, now, runs?.until ?? null) });
  }
}

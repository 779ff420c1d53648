import { planOf, PLANS } from '@burrow/billing';
import type { FollowInvoiceRequest, InvoiceRequest, InvoiceRequests } from '@burrow/contracts';
import { DomainError, follow, type Identity, Outbox } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InvoiceRequestEntity } from '../../database/entities/invoice-request.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import { DataSource, type Repository } from 'typeorm';
import { AccountsService } from '../../accounts/accounts.service.ts';
import { ownerOf } from '../../accounts/owner.rules.ts';
import { AuditService } from '../../audit/audit.service.ts';
import { shownInvoice } from './shown-invoice.ts';
import { InvoicesService } from './invoices.service.ts';
import { OPEN_WITHOUT_CARD } from './invoices.queries.ts';
import { InvoicedPlansService } from './invoiced-plans.service.ts';
import { INVOICE_TRANSITIONS, MAX_OPEN_REQUESTS } from './invoice-request.rules.ts';
import {
  ALL_REQUESTS,
  COUNT_OPEN,
  HOLD_REQUEST,
  type RequestRow,
  REQUESTS_OF,
} from './invoice-requests.queries.ts';

const shown = (row: RequestRow) => ({
  id: row.id,
  plan_name: row.plan,
  students: row.students,
  billed_to: row.billedTo,
  purchase_order: row.purchaseOrder,
  vat_id: row.vatId,
  currency: row.currency,
  state: row.state,
  requested_at: row.requestedAt.toISOString(),
  invoice: shownInvoice(row),
});

/** Schools ask for invoices; support answers outside of the platform, and keeps here how it stands. */
@Injectable()
export class InvoiceRequestsService {
  constructor(
    private readonly db: DataSource,
    private readonly accounts: AccountsService,
    private readonly outbox: Outbox,
    private readonly audit: AuditService,
    private readonly plans: InvoicedPlansService,
    private readonly invoices: InvoicesService,
    @InjectRepository(InvoiceRequestEntity) private readonly requestRows: Repository<InvoiceRequestEntity>,
  ) {}

  /** @throws DomainError auth/forbidden without a school, payment/unknown-plan, payment/too-many-requests */
  async request(
    by: Identity,
    { plan_name, students, billed_to, purchase_order, vat_id = '', currency = 'EUR' }: InvoiceRequest,
  ): Promise<void> {
    const owner = ownerOf(by);
    if (owner?.kind !== 'organization')
      throw new DomainError('auth/forbidden', 'An invoice is asked for by a school.');
    const plan = planOf(plan_name);
    if (plan?.audience !== 'organization')
      throw new DomainError('payment/unknown-plan', 'There is no such plan for schools.');
    if (students > (plan.seats ?? students))
      throw new DomainError('payment/too-many-students', `The plan is for up to ${plan.seats} students.`);
    await this.db.transaction(async tx => {
      const account = await this.accounts.open(tx, owner);
      await this.accounts.hold(tx, account);
      const { open } = await COUNT_OPEN.only(tx, [account]);
      if (open >= MAX_OPEN_REQUESTS)
        throw new DomainError('payment/too-many-requests', 'Requests of this school wait for support.');
      await this.requestRows.insert({
        accountId: account,
        userId: by.user,
        plan: plan_name,
        students,
        billedTo: billed_to,
        purchaseOrder: purchase_order,
        vatId: vat_id,
        currency,
      });
      await this.outbox.send(tx, 'payment/invoice-requested', {
        organization_id: owner.id,
        plan_name,
        students,
      });
    });
  }

  /** Those of the caller's school, and for staff all; the newest first. */
  async list(by: Identity): Promise<InvoiceRequests> {
    if (by.staff) return { requests: (await ALL_REQUESTS.rows(this.db)).map(shown), plan: null };
    const account = await this.accounts.find(ownerOf(by));
    const rows = await REQUESTS_OF.rows(this.db, [account]);
    return { requests: rows.map(shown), plan: await this.openPlan(account) };
  }

  private async openPlan(account: string | null): Promise<InvoiceRequests['plan']> {
    const open = await OPEN_WITHOUT_CARD.first(this.db, [account]);
    const plan = PLANS.find(
      ({ opens }) => opens.kind === 'everything' && opens.subscription === open?.subscription,
    );
    return open && plan ? { plan_name: plan.name, open_until: new Date(open.until).toISOString() } : null;
  }

  /**
   * What is offered is invoiced; what is paid opens the plan for a year; a payment that is taken back closes it.
   * @throws DomainError payment/unknown-request for none, and for one that is beyond this state
   */
  async follow(
    by: Identity,
    id: string,
    { state: step, reason, tax = 0 }: FollowInvoiceRequest,
  ): Promise<void> {
    await this.db.transaction(async tx => {
      const held = await HOLD_REQUEST.first(tx, [id]);
      const state = held ? follow(INVOICE_TRANSITIONS, held.state, step) : null;
      if (!held || state === null)
        throw new DomainError('payment/unknown-request', 'No request waits for this.');
      await this.requestRows.update(id, { state });
      const { account } = held;
      const isBack = held.state === 'paid';
      const action = isBack ? 'invoice-payment-withdrawn' : (`invoice-${step}` as const);
      await this.audit.record(by, { action, account, subject: id, reason });
      if (step === 'offered' && !isBack) await this.invoices.issue(tx, { id, ...held, tax });
      if (step === 'closed') await this.invoices.cancel(tx, id);
      if (isBack || state === 'paid') await this.plans.say(tx, { id, ...held }, state === 'paid');
    });
  }
}

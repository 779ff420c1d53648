import { planOf, priceIn } from '@burrow/billing';
import type { RowOf, SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { ClockService } from '../../clock/clock.service.ts';
import { InvoiceEntity } from '../../database/entities/invoice.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ComputeService } from '../../computed/compute.service.ts';
import type { InvoiceFact } from '../../facts/fact.schema.ts';
import { KEEP_FACT } from '../../facts/facts.queries.ts';
import { NoticesService } from '../../notices/index.ts';
import { dueAt, invoiceNumber } from './invoice.rules.ts';
import { ADD_INVOICE, COUNT_OF_YEAR, HOLD_NUMBERS, INVOICE } from './invoices.queries.ts';

interface ToIssue {
  /** The request for it. */
  readonly id: string;
  readonly account: string;
  readonly plan: string;
  readonly currency: string;
  readonly tax: number;
}

/** Invoices of schools: numbered, in the ledger, and told to the school. */
@Injectable()
export class InvoicesService {
  constructor(
    private readonly computing: ComputeService,
    private readonly notices: NoticesService,
    private readonly clock: ClockService,
    @InjectRepository(InvoiceEntity) private readonly invoiceRows: Repository<InvoiceEntity>,
  ) {}

  /** Issues the invoice of a request, at the catalogue's price, unless that was done. */
  async issue(tx: SqlRunner, { id, account, plan: name, currency: wanted, tax }: ToIssue): Promise<void> {
    if (await this.find(tx, id)) return;
    const plan = planOf(name);
    if (!plan) throw new Error(`${name} is no plan`);
    const { amount: net, currency } = priceIn(plan, wanted);
    const now = await this.clock.now(tx);
    await HOLD_NUMBERS.run(tx);
    const { count } = await COUNT_OF_YEAR.only(tx, [now.getUTCFullYear()]);
    const number = invoiceNumber(now.getUTCFullYear(), count + 1);
    const due = dueAt(now);
    await ADD_INVOICE.run(tx, [id, number, net, tax, currency, now, due]);
    const invoice = { number, account, net, tax, currency };
    await this.enter(tx, invoice, 'issued', now);
    const money = { amount: net + tax, currency };
    await this.notices.send(tx, account, [
      {
        key: `invoice-issued ${number}`,
        notice: 'invoice-issued',
        plan_name: name,
        money,
        date: due.toISOString(),
        number,
        at: null,
      },
    ]);
  }

  /** Keeps that a request's invoice is paid, and until when that opens its plan. Returns its number; null for requests of earlier releases, which have none. */
  async pay(tx: SqlRunner, id: string, openUntil: string): Promise<string | null> {
    const now = await this.clock.now(tx);
    const invoice = await this.find(tx, id);
    if (!invoice) return null;
    await this.invoiceRows.update(id, { paidAt: now, openUntil: new Date(openUntil) });
    await this.enter(tx, invoice, 'paid', now);
    return invoice.number;
  }

  /** It was not paid after all. Returns its number, likewise. */
  async takeBack(tx: SqlRunner, id: string): Promise<string | null> {
    const invoice = await this.find(tx, id);
    if (!invoice) return null;
    await this.invoiceRows.update(id, { paidAt: null, openUntil: null });
    await this.enter(tx, invoice, 'returned', await this.clock.now(tx));
    return invoice.number;
  }

  /** Nobody owes it any more; its number stays. */
  async cancel(tx: SqlRunner, id: string): Promise<void> {
    const now = await this.clock.now(tx);
    const invoice = await this.find(tx, id);
    if (!invoice) return;
    await this.invoiceRows.update(id, { cancelledAt: now });
    await this.enter(tx, invoice, 'cancelled', now);
  }

  private async find(tx: SqlRunner, id: string): Promise<RowOf<typeof INVOICE> | undefined> {
    return (await INVOICE.rows(tx, [id]))[0];
  }

  private async enter(
    tx: SqlRunner,
    { number: invoice, account, net, tax, currency }: Omit<RowOf<typeof INVOICE>, 'dueAt'>,
    happened: InvoiceFact['happened'],
    now: Date,
  ): Promise<void> {
    const at = now.toISOString();
    const fact: InvoiceFact = {
      id: `invoice ${invoice} ${happened} ${at}`, at, kind: 'invoice', account, invoice, currency, happened, total: net + tax, tax,
    }; // prettier-ignore
    await KEEP_FACT.run(tx, [fact.id, account, null, null, JSON.stringify(fact)]);
    await this.computing.compute(tx, { account });
  }
}

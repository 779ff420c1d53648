import { planOf, priceIn } from '@burrow/billing';
import type { SqlRunner } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import { InvoiceEntity } from '../../database/entities/invoice.entity.ts';
import { InjectRepository } from '@nestjs/typeorm';
import type { Repository } from 'typeorm';
import { ComputeService } from '../../computed/compute.service.ts';
import type { InvoiceFact } from '../../facts/fact.schema.ts';
import { KEEP_FACT } from '../../facts/facts.queries.ts';
import { NoticesService } from '../../notices/index.ts';
import { dueAt, invoiceNumber } from './invoice.rules.ts';
import { ADD_INVOICE, COUNT_OF_YEAR, HOLD_NUMBERS, INVOICE } from './invoices.queries.ts';

interface Issued {
  readonly number: string;
  readonly account: string;
  readonly net: number;
  readonly tax: number;
  readonly currency: string;
}

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
    @InjectRepository(InvoiceEntity) private readonly invoiceRows: Repository<InvoiceEntity>,
  ) {}

  /** Issues the invoice of a request, at the catalogue's price, unless that was done. */
  async issue(tx: SqlRunner, { id, account, plan: name, currency: wanted, tax }: ToIssue): Promise<void> {
    if (await this.find(tx, id)) return;
    const plan = planOf(name);
    if (!plan) throw new Error(`${name} is no plan`);
    const { amount: net, currency } = priceIn(plan, wanted);
    const now = new Date();
    await tx.query(HOLD_NUMBERS);
    const [{ count }] = await tx.query(COUNT_OF_YEAR, [now.getUTCFullYear()]);
    const number = invoiceNumber(now.getUTCFullYear(), count + 1);
    const due = dueAt(now);
    await tx.query(ADD_INVOICE, [id, number, net, tax, currency, now, due]);
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
        at: null,
      },
    ]);
  }

  /** What a request's invoice was paid with, and until when that opens its plan. Nothing for requests of earlier releases. */
  async pay(tx: SqlRunner, id: string, openUntil: string): Promise<void> {
    const now = new Date();
    const invoice = await this.find(tx, id);
    if (!invoice) return;
    await this.invoiceRows.update(id, { paidAt: now, openUntil: new Date(openUntil) });
    await this.enter(tx, invoice, 'paid', now);
  }

  /** It was not paid after all. */
  async takeBack(tx: SqlRunner, id: string): Promise<void> {
    const invoice = await this.find(tx, id);
    if (!invoice) return;
    await this.invoiceRows.update(id, { paidAt: null, openUntil: null });
    await this.enter(tx, invoice, 'returned', new Date());
  }

  /** Nobody owes it any more; its number stays. */
  async cancel(tx: SqlRunner, id: string): Promise<void> {
    const now = new Date();
    const invoice = await this.find(tx, id);
    if (!invoice) return;
    await this.invoiceRows.update(id, { cancelledAt: now });
    await this.enter(tx, invoice, 'cancelled', now);
  }

  private async find(tx: SqlRunner, id: string): Promise<Issued | undefined> {
    return (await tx.query(INVOICE, [id]))[0];
  }

  private async enter(
    tx: SqlRunner,
    { number: invoice, account, net, tax, currency }: Issued,
    happened: InvoiceFact['happened'],
    now: Date,
  ): Promise<void> {
    const at = now.toISOString();
    const fact: InvoiceFact = {
      id: `invoice ${invoice} ${happened} ${at}`, at, kind: 'invoice', account, invoice, currency, happened, total: net + tax, tax,
    }; // prettier-ignore
    await tx.query(KEEP_FACT, [fact.id, account, null, null, JSON.stringify(fact)]);
    await this.computing.compute(tx, { account });
  }
}

import { InjectPool } from '@burrow/service-kit';
import { Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { DocumentedInvoice } from './invoice-document.rules.ts';
import { DOCUMENT } from './invoices.queries.ts';

/** Invoices, as their documents need them. */
@Injectable()
export class InvoiceDocumentsRepository {
  constructor(@InjectPool() private readonly pool: pg.Pool) {}

  /** Returns a request's invoice of an account, or, for staff, of any; undefined if there is none. */
  async find(
    request: string,
    account: string | null,
    isStaff: boolean,
  ): Promise<DocumentedInvoice | undefined> {
    return DOCUMENT.first(this.pool, [request, account, isStaff]);
  }
}

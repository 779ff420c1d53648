import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';

/** What stands on an invoice, besides what stands on a receipt. */
export interface InvoiceTexts {
  readonly title: string;
  readonly cancelled: string;
  readonly number: string;
  readonly date: string;
  readonly due: string;
  readonly order: string;
  readonly vatId: string;
  readonly buyer: string;
  readonly net: string;
  readonly tax: string;
  readonly noTax: string;
  readonly total: string;
  readonly period: string;
  readonly until: string;
  readonly pay: string;
  readonly payAt: string;
  readonly paid: string;
}

export const INVOICE_TEXTS: ByLanguage<InvoiceTexts> = readTexts(new URL('./locales/', import.meta.url));

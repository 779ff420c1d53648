import { type ByLanguage, readTexts } from '@burrow/contracts/read-texts';

/** What stands on a receipt. */
export interface ReceiptTexts {
  readonly site: string;
  readonly title: string;
  readonly number: string;
  readonly date: string;
  readonly until: string;
  readonly seller: string;
  readonly buyer: string;
  readonly text: string;
  readonly quantity: string;
  readonly amount: string;
  readonly tax: string;
  readonly total: string;
  readonly returned: string;
  /** By the plan's name in the catalogue. */
  readonly plans: Readonly<Record<string, string>>;
  readonly note: string;
}

export const RECEIPT_TEXTS: ByLanguage<ReceiptTexts> = readTexts(new URL('./locales/', import.meta.url));

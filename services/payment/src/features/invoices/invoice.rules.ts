const DAY_MS = 86_400_000;

/** In how many days an invoice is to be paid. */
export const DUE_DAYS = 30;

/** After how many days of being overdue a school is reminded, and how often at most. */
export const REMINDER_DAYS: readonly number[] = [1, 14, 28];

/** The number of the nth invoice of a year. Numbers of a year have no gap. */
export const invoiceNumber = (year: number, nth: number): string => `${year}-${String(nth).padStart(4, '0')}`;

export const dueAt = (issuedAt: Date): Date => new Date(issuedAt.getTime() + DUE_DAYS * DAY_MS);

/** An invoice that waits for its payment. */
export interface WaitingInvoice {
  readonly dueAt: Date;
  readonly remindedAt: Date | null;
}

const dayOf = ({ dueAt: due }: WaitingInvoice, days: number): number => due.getTime() + days * DAY_MS;

/** Whether a school is to be reminded at a time: once for each day of the list that has come since it was last. */
export const isReminderDue = (invoice: WaitingInvoice, now: Date): boolean =>
  REMINDER_DAYS.some(days => {
    const day = dayOf(invoice, days);
    return day <= now.getTime() && (invoice.remindedAt?.getTime() ?? 0) < day;
  });

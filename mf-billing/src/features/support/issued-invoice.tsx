import { addressOf, getInvoice } from '@burrow/contracts/calls';
import type { SchoolInvoice } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { leftToRight } from '../../plans/left-to-right.ts';
import { useWords } from '../../plans/use-words.ts';

/** An invoice as support reads it: its number, what is to be paid until when, and the PDF. */
export function IssuedInvoice({ id, invoice }: { readonly id: string; readonly invoice: SchoolInvoice }) {
  const { t, i18n } = useTranslation('support');
  const { day } = useDates();
  const { money } = useWords();
  const { number, total, tax, due_at, paid_at, is_overdue, reminded_at } = invoice;
  return (
    <>
      <span>
        <a href={addressOf(getInvoice({ request_id: id, language: i18n.language }))} download>
          {t('invoices.number', { number: leftToRight(number) })}
        </a>
        {' · '}
        <bdi>{t('invoices.sum', { total: money(total), tax: money(tax) })}</bdi>
      </span>
      <span>
        {paid_at === null
          ? t(is_overdue ? 'invoices.overdue' : 'invoices.due', { date: day(due_at) })
          : t('invoices.paidOn', { date: day(paid_at) })}
        {reminded_at !== null && paid_at === null && ` ${t('invoices.reminded', { date: day(reminded_at) })}`}
      </span>
    </>
  );
}

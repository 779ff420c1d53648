import type { SchoolAuditEntry } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useAuditWords } from './use-audit-words.ts';

/** What was done, a row each: when, who, what. */
export function AuditTable({ entries }: { readonly entries: readonly SchoolAuditEntry[] }) {
  const { t } = useTranslation('school-audit');
  const { dayAndTime } = useDates();
  const { whoOf, whatOf } = useAuditWords();
  return (
    <table className="school-table school-audit">
      <thead>
        <tr>
          <th scope="col">{t('when')}</th>
          <th scope="col">{t('who')}</th>
          <th scope="col">{t('what')}</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(entry => (
          <tr key={entry.id}>
            <td className="school-audit__when">
              <time dateTime={entry.at}>{dayAndTime(entry.at)}</time>
            </td>
            <td dir="auto">{whoOf(entry)}</td>
            <td>{whatOf(entry)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

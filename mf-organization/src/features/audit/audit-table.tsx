import type { SchoolAuditEntry } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Table } from '@burrow/ui/table';
import { useAuditWords } from './use-audit-words.ts';

/** What was done, a row each: when, who, what. */
export function AuditTable({ entries }: { readonly entries: readonly SchoolAuditEntry[] }) {
  const { t } = useTranslation('school-audit');
  const { dayAndTime } = useDates();
  const { whoOf, whatOf } = useAuditWords();
  return (
    <Table
      className="school-table"
      blocksBelow={768}
      rowKey="id"
      dataSource={entries}
      columns={[
        {
          title: t('when'),
          className: 'school-audit__when',
          render: (_, { at }) => <time dateTime={at}>{dayAndTime(at)}</time>,
        },
        { title: t('who'), render: (_, entry) => <span dir="auto">{whoOf(entry)}</span> },
        { title: t('what'), className: 'school-audit__what', render: (_, entry) => whatOf(entry) },
      ]}
    />
  );
}

import type { ListedClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { Table } from '@burrow/ui/table';
import { useState } from 'react';
import { NewName, NextChoice, type PlannedClass } from './planned-class.tsx';
import { type NextYear, previewOf, suggested } from './next-year.rules.ts';
import { useBeginYear } from './use-begin-year.ts';

/** What becomes of each class; what would happen is told before it happens. */
export function YearForm({ classes }: { readonly classes: readonly ListedClass[] }) {
  const { t } = useTranslation('school-year');
  const [plan, setPlan] = useState<Readonly<Record<string, NextYear>>>({});
  const preview = previewOf(classes, plan);
  const { nameless } = preview;
  const { words, begin, isLoading } = useBeginYear(preview);
  const planOf = (each: ListedClass): PlannedClass => ({
    name: each.name,
    planned: plan[each.id] ?? suggested(each),
    onPlan: next => setPlan(before => ({ ...before, [each.id]: next })),
  });
  return (
    <section className="school-list" aria-label={t('plan')}>
      <Table
        className="school-table school-year"
        blocksBelow={768}
        rowKey="id"
        dataSource={classes}
        columns={[
          { title: t('class'), rowScope: 'row', render: (_, { name }) => <bdi>{name}</bdi> },
          { title: t('students'), dataIndex: 'student_count' },
          { title: t('next'), render: (_, each) => <NextChoice {...planOf(each)} /> },
          {
            title: t('newName'),
            render: (_, each) => <NewName {...planOf(each)} isNameless={nameless.includes(each.id)} />,
          },
        ]}
      />
      <div className="school-year__end">
        <p role="status">{words}</p>
        <Button
          type="primary"
          size="large"
          loading={isLoading}
          disabled={preview.classes.length === 0 || nameless.length > 0}
          onClick={() => void begin()}
        >
          {t('begin')}
        </Button>
      </div>
    </section>
  );
}

import type { ListedClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useState } from 'react';
import { ClassRow } from './class-row.tsx';
import { type NextYear, previewOf, suggested } from './next-year.rules.ts';
import { useBeginYear } from './use-begin-year.ts';

/** What becomes of each class; what would happen is told before it happens. */
export function YearForm({ classes }: { readonly classes: readonly ListedClass[] }) {
  const { t } = useTranslation('school-year');
  const [plan, setPlan] = useState<Readonly<Record<string, NextYear>>>({});
  const preview = previewOf(classes, plan);
  const { nameless } = preview;
  const { words, begin, isLoading } = useBeginYear(preview);
  return (
    <section className="school-list" aria-label={t('plan')}>
      <table className="school-table school-year">
        <thead>
          <tr>
            <th scope="col">{t('class')}</th>
            <th scope="col">{t('students')}</th>
            <th scope="col">{t('next')}</th>
            <th scope="col">{t('newName')}</th>
          </tr>
        </thead>
        <tbody>
          {classes.map(each => (
            <ClassRow
              key={each.id}
              schoolClass={each}
              planned={plan[each.id] ?? suggested(each)}
              isNameless={nameless.includes(each.id)}
              onPlan={next => setPlan(before => ({ ...before, [each.id]: next }))}
            />
          ))}
        </tbody>
      </table>
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

import { LinkButton, LoadSkeleton } from '@burrow/client';
import { type AppliedRoster, MAX_IMPORT_ROWS } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useMemo, useState } from 'react';
import { ColumnChooser } from './column-chooser.tsx';
import { type ReadColumns, readColumns } from './columns.rules.ts';
import { Difference } from './difference.tsx';
import { isOfSystem, type LoadedList } from './loaded-list.ts';
import { draftRows } from './rows.rules.ts';
import { type DifferenceRun, type FreshRows, useDifference } from './use-difference.ts';

interface CompareListProps {
  readonly list: LoadedList;
  /** What somebody said the columns are; null for what is recognised. */
  readonly columns: ReadColumns | null;
  readonly onBack: () => void;
  readonly onFresh: (fresh: FreshRows, columns: ReadColumns) => void;
}

/** A list beside the school, before anything is written: what its columns are, and who is new, changed, moved and gone. */
export function CompareList({ list, columns: chosen, onBack, onFresh }: CompareListProps) {
  const { t } = useTranslation('import');
  const textOf = useProblemText();
  const [columns, setColumns] = useState(() => chosen ?? readColumns(list.table));
  const rows = useMemo(() => draftRows(list.table, columns), [list, columns]);
  const run = useDifference(list, rows, fresh => onFresh(fresh, columns));
  const { compared, error, applied } = run;
  if (applied) return <Applied applied={applied} onAgain={onBack} />;
  return (
    <>
      {!isOfSystem(list) && <ColumnChooser table={list.table} columns={columns} onChange={setColumns} />}
      {error && (
        <FormProblem>
          <p>{textOf(error)}</p>
        </FormProblem>
      )}
      {compared ? (
        <Difference
          compared={compared}
          system={isOfSystem(list) ? list.source : null}
          choices={run.choices}
          onChoose={run.choose}
        />
      ) : (
        !error && rows.length > 0 && <LoadSkeleton lines={8} />
      )}
      <div className="import-actions">
        {compared && <MainButton run={run} />}
        <Button onClick={onBack}>{t('otherList')}</Button>
      </div>
    </>
  );
}

function MainButton({ run: { accepted, isApplying, apply } }: { readonly run: DifferenceRun }) {
  const { t } = useTranslation('import');
  const [count, fresh] = [accepted?.count ?? 0, accepted?.fresh.length ?? 0];
  const text =
    count > 0
      ? t('difference.save', { count })
      : fresh > 0
        ? t('difference.goOn', { count: fresh })
        : t('difference.done');
  return (
    <>
      {fresh > 0 && (
        <p className="import-next">
          {fresh > MAX_IMPORT_ROWS
            ? t('difference.portion', { count: MAX_IMPORT_ROWS })
            : t('difference.next', { count: fresh })}
        </p>
      )}
      <Button type="primary" loading={isApplying} onClick={() => void apply()}>
        {text}
      </Button>
    </>
  );
}

interface AppliedProps {
  readonly applied: AppliedRoster;
  readonly onAgain: () => void;
}

function Applied({ applied: { changed, moved, returned, gone }, onAgain }: AppliedProps) {
  const { t } = useTranslation('import');
  const said = [
    changed > 0 && t('difference.changedDone', { count: changed }),
    moved > 0 && t('difference.movedDone', { count: moved }),
    returned > 0 && t('difference.returnedDone', { count: returned }),
    gone > 0 && t('difference.goneDone', { count: gone }),
  ].filter(text => text !== false);
  return (
    <section className="panel import-made" aria-label={t('difference.upToDate')}>
      <h2 role="status">{t('difference.upToDate')}</h2>
      {said.map(text => (
        <p key={text}>{text}</p>
      ))}
      <div className="import-actions">
        <LinkButton to="organization/students" main>
          {t('toStudents')}
        </LinkButton>
        <Button onClick={onAgain}>{t('anotherList')}</Button>
      </div>
    </section>
  );
}

import { LinkButton } from '@burrow/client';
import type { ApiError } from '@burrow/client';
import type { ImportState } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useEffect, useState } from 'react';
import { useOrganizationQuery } from '../../api/organization.api.ts';
import { CardSheet, SaveList } from '../cards/index.ts';
import type { LoadedList } from './loaded-list.ts';
import type { DraftRow } from './rows.rules.ts';
import { useImportRun } from './use-import-run.ts';

interface MadeStudentsProps {
  readonly ready: readonly DraftRow[];
  readonly list: LoadedList;
  /** How the school's list was when it was compared with. */
  readonly state: string;
  /** How many of the list are still to be made. */
  readonly left: number;
  /** Begins with another list. */
  readonly onAgain: () => void;
  /** Goes back to correct this one. */
  readonly onCorrect: () => void;
  /** Somebody was added meanwhile, or others of the list follow: it is compared again. */
  readonly onCompare: () => void;
}

/** Students being made; then their cards, to be cut out. */
export function MadeStudents(props: MadeStudentsProps) {
  const { ready, list, state, left, onAgain, onCorrect, onCompare } = props;
  const { classId } = list;
  const { t } = useTranslation('import');
  const [id] = useState(() => crypto.randomUUID());
  const run = useImportRun(id, ready, list, state);
  const { data: school } = useOrganizationQuery();
  const failure = failureOf(run.state, run.error);
  if (failure)
    return (
      <NotMade
        problem={failure}
        row={run.state?.failure?.row ?? null}
        onCorrect={failure.code === 'organization/changed-meanwhile' ? onCompare : onCorrect}
        onRetry={run.retry}
      />
    );
  if (!run.cards) return <Progress state={run.state} total={ready.length} />;
  return (
    <>
      <section className="panel import-made" aria-label={t('madeTitle')}>
        <h2 role="status">{t('made', { count: run.cards.length })}</h2>
        <p>{t('onlyHere')}</p>
        {run.cardsError && <p>{t('noCodes')}</p>}
        {left > 0 && <p>{t('portion.left', { count: left })}</p>}
        <div className="import-actions">
          <Button type="primary" loading={run.isMakingCards} onClick={() => window.print()}>
            {t('print')}
          </Button>
          <SaveList cards={run.cards} title={t('madeTitle')} />
          {left > 0 && <Button onClick={onCompare}>{t('portion.goOn')}</Button>}
          {run.cardsError && <Button onClick={run.retryCards}>{t('makeCodes')}</Button>}
          <LinkButton to={classId ? `organization/classes/${classId}` : 'organization/students'}>
            {t(classId ? 'toClass' : 'toStudents')}
          </LinkButton>
          <Button onClick={onAgain}>{t('anotherList')}</Button>
        </div>
      </section>
      <CardSheet cards={run.cards} slug={school?.slug ?? ''} />
    </>
  );
}

type Problem = Pick<ApiError, 'code' | 'params'>;

function failureOf(state: ImportState | null, error: ApiError | null): Problem | null {
  return error ?? (state?.state === 'failed' ? state.failure : null);
}

interface NotMadeProps {
  readonly problem: Problem;
  /** From 0, if it is about one row. */
  readonly row: number | null;
  readonly onCorrect: () => void;
  readonly onRetry: () => void;
}

function NotMade({ problem, row, onCorrect, onRetry }: NotMadeProps) {
  const { t } = useTranslation('import');
  const textOf = useProblemText();
  return (
    <section className="panel" aria-label={t('notMade')}>
      <FormProblem>
        <p>
          <strong>{t('notMade')}</strong>
        </p>
        <p>
          {row === null
            ? textOf(problem as ApiError)
            : t('inRow', { number: row + 1, text: textOf(problem as ApiError) })}
        </p>
      </FormProblem>
      <div className="import-actions">
        <Button type="primary" onClick={onCorrect}>
          {t('correct')}
        </Button>
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
      </div>
    </section>
  );
}

const askBeforeLeaving = (event: BeforeUnloadEvent): void => event.preventDefault();

/** While it is there the browser asks before the page is left: only the page knows the passwords that were made up. */
function Progress({ state, total }: { readonly state: ImportState | null; readonly total: number }) {
  const { t } = useTranslation('import');
  const prepared = state?.prepared ?? 0;
  useEffect(() => {
    window.addEventListener('beforeunload', askBeforeLeaving);
    return () => window.removeEventListener('beforeunload', askBeforeLeaving);
  }, []);
  return (
    <section className="panel import-progress" aria-label={t('making')}>
      <h2>{t('making')}</h2>
      <progress max={total} value={prepared} aria-label={t('making')} />
      <p role="status">{t(prepared < total ? 'prepared' : 'writing', { prepared, total })}</p>
      <p className="school-quiet">{t('allOrNone')}</p>
    </section>
  );
}

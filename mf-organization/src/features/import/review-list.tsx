import type { SchoolClass } from '@burrow/contracts';
import { FormProblem, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { ColumnChooser } from './column-chooser.tsx';
import type { ReadColumns } from './columns.rules.ts';
import { isOfSystem, type LoadedList } from './loaded-list.ts';
import { ReviewPages } from './review-pages.tsx';
import type { DraftRow } from './rows.rules.ts';
import { type Review, useReview } from './use-review.ts';

/** Rows of which nothing has to be corrected, each with the password that it will have. */
export type ReadyRows = readonly DraftRow[];

interface ReviewListProps {
  readonly list: LoadedList;
  readonly columns: ReadColumns;
  /** Those who are new. */
  readonly rows: readonly DraftRow[];
  /** How many follow once these are made. */
  readonly left: number;
  readonly classes: readonly SchoolClass[];
  /** The columns are others: the list is compared again. */
  readonly onColumns: (columns: ReadColumns) => void;
  readonly onBack: () => void;
  readonly onReady: (ready: ReadyRows) => void;
}

/** The list, row by row: what has to be corrected is said and corrected in place. */
export function ReviewList(props: ReviewListProps) {
  const { list, columns, classes, onColumns, onBack, onReady } = props;
  const { left: following } = props;
  const { t } = useTranslation('import');
  const textOf = useProblemText();
  const review = useReview(props.rows, list);
  const { rows, findings, error } = review;
  const left = findings?.seatsLeft ?? null;
  const hasRoom = left === null || left >= rows.length;
  return (
    <>
      {!isOfSystem(list) && <ColumnChooser table={list.table} columns={columns} onChange={onColumns} />}
      {error && (
        <FormProblem>
          <p>{textOf(error)}</p>
        </FormProblem>
      )}
      {!hasRoom && (
        <FormProblem>
          <p>{t('tooFewSeats', { left, count: rows.length })}</p>
        </FormProblem>
      )}
      {following > 0 && <p role="status">{t('portion.following', { count: following })}</p>}
      <ReviewPages review={review} classes={classes} />
      <div className="import-actions">
        <MainButton review={review} hasRoom={hasRoom} onReady={onReady} />
        <Button onClick={onBack}>{t('otherList')}</Button>
      </div>
    </>
  );
}

interface MainButtonProps extends Pick<ReviewListProps, 'onReady'> {
  readonly review: Review;
  readonly hasRoom: boolean;
}

/** Looks at what was changed; once all of it is fine, makes the students. */
function MainButton({ review, hasRoom, onReady }: MainButtonProps) {
  const { t } = useTranslation('import');
  const { rows, wrong, findings, isStale, isChecking } = review;
  const withPassword = (row: DraftRow): DraftRow => ({
    ...row,
    password: row.password || (findings?.byKey.get(row.key)?.made_password ?? ''),
  });
  if (isStale || !findings)
    return (
      <Button
        type="primary"
        loading={isChecking}
        disabled={rows.length === 0}
        onClick={() => void review.check()}
      >
        {t('lookAgain')}
      </Button>
    );
  return (
    <Button
      type="primary"
      disabled={wrong.length > 0 || !hasRoom || isChecking}
      onClick={() => onReady(rows.map(withPassword))}
    >
      {t('make', { count: rows.length })}
    </Button>
  );
}

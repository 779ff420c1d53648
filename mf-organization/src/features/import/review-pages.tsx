import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { PER_PAGE } from '../../api/per-page.ts';
import { Pager } from '../../components/pager.tsx';
import { ReviewTable } from './review-table.tsx';
import type { Review } from './use-review.ts';

interface ReviewPagesProps {
  readonly review: Review;
  readonly classes: readonly SchoolClass[];
}

/** The rows in pages: all of them, or those that have to be corrected. */
export function ReviewPages({ review, classes }: ReviewPagesProps) {
  const { t } = useTranslation('import');
  const [{ page, onlyWrong }, setPart] = useState({ page: 1, onlyWrong: false });
  const { rows, wrong, findings } = review;
  const shown = onlyWrong ? wrong : rows;
  // Rows may have been removed, or corrected.
  const at = Math.min(page, Math.max(1, Math.ceil(shown.length / PER_PAGE)));
  const found = { count: wrong.length, total: rows.length };
  return (
    <section className="school-list import-review" aria-label={t('review')}>
      <div className="school-list__tools">
        <p role="status">{findings ? t(wrong.length > 0 ? 'toCorrect' : 'allGood', found) : t('looking')}</p>
        {(wrong.length > 0 || onlyWrong) && (
          <label className="import-only">
            <input
              type="checkbox"
              className="form-check__box"
              checked={onlyWrong}
              onChange={({ target }) => setPart({ page: 1, onlyWrong: target.checked })}
            />
            {t('onlyWrong')}
          </label>
        )}
      </div>
      <ReviewTable
        all={rows}
        rows={shown.slice((at - 1) * PER_PAGE, at * PER_PAGE)}
        numberOf={row => rows.indexOf(row) + 1}
        checked={findings?.byKey}
        classes={classes}
        onChange={review.change}
        onRemove={review.remove}
      />
      <Pager page={at} total={shown.length} onPage={next => setPart({ page: next, onlyWrong })} />
    </section>
  );
}

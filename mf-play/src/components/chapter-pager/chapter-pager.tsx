import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import type { ChapterPage } from '../../level/use-chapter-page.ts';
import './chapter-pager.css';

/** Leads to earlier and later chapters of a course that has more than are listed at once. */
export function ChapterPager({ page }: { readonly page: ChapterPage }) {
  const { t } = useTranslation('play');
  const { from, chapters, count, isLoading, turn } = page;
  const to = from + chapters.length;
  if (chapters.length >= count) return null;
  return (
    <div className="chapter-pager" role="group" aria-label={t('navigator.chapters')}>
      <Button size="small" aria-disabled={from === 0} onClick={() => turn(-1)}>
        {t('navigator.earlier')}
      </Button>
      <span role="status" aria-busy={isLoading}>
        {t('navigator.listed', { from: from + 1, to, count })}
      </span>
      <Button size="small" aria-disabled={to === count} onClick={() => turn(1)}>
        {t('navigator.later')}
      </Button>
    </div>
  );
}

import { useTranslation } from '@burrow/i18n';
import { Button, Icon } from '@burrow/ui';
import { PER_PAGE } from '../api/per-page.ts';

interface PagerProps {
  /** From 1. */
  readonly page: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** Which part of a list is shown, and the way to the others. */
export function Pager({ page, total, onPage }: PagerProps) {
  const { t } = useTranslation('organization');
  const last = Math.max(1, Math.ceil(total / PER_PAGE));
  if (last === 1 && page === 1) return null;
  const from = Math.min(total, (page - 1) * PER_PAGE + 1);
  return (
    <nav className="school-pager" aria-label={t('pager.label')}>
      <p role="status">{t('pager.part', { from, to: Math.min(total, page * PER_PAGE), total })}</p>
      <Button aria-label={t('pager.back')} disabled={page === 1} onClick={() => onPage(page - 1)}>
        <Icon name="back" size={16} />
      </Button>
      <Button aria-label={t('pager.on')} disabled={page >= last} onClick={() => onPage(page + 1)}>
        <Icon name="forward" size={16} />
      </Button>
    </nav>
  );
}

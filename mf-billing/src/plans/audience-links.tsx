import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

const PAGES = ['purchase', 'schools'] as const;

/** Changes between what families and what schools can buy. */
export function AudienceLinks({ current }: { readonly current: (typeof PAGES)[number] }) {
  const { t } = useTranslation('billing');
  return (
    <nav className="audience" aria-label={t('audience.label')}>
      {PAGES.map(page => (
        <LocaleLink
          key={page}
          to={page}
          className="audience__link"
          aria-current={page === current ? 'page' : undefined}
        >
          {t(`audience.${page}`)}
        </LocaleLink>
      ))}
    </nav>
  );
}

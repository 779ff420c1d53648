import { LocaleLink } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { guidePath } from './guide.rules.ts';
import type { GuidePage } from '@burrow/content/guide.types';

interface GuideContentsProps {
  readonly pages: readonly GuidePage[];
  /** Slug of the page that is shown. */
  readonly current: string;
}

/** The pages of the guide; on small screens behind a button. */
export function GuideContents({ pages, current }: GuideContentsProps) {
  const { t } = useTranslation('guide');
  const [isOpen, setOpen] = useState(false);
  return (
    <nav className="guide__contents" aria-label={t('contents')}>
      <button
        type="button"
        className="guide__toggle"
        aria-expanded={isOpen}
        onClick={() => setOpen(value => !value)}
      >
        {t('contents')} <Icon name="down" size={16} />
      </button>
      <ol className={isOpen ? 'guide__list guide__list--open' : 'guide__list'}>
        {pages.map(page => (
          <li key={page.slug}>
            <LocaleLink to={guidePath(pages, page)} aria-current={page.slug === current ? 'page' : undefined}>
              {page.title}
            </LocaleLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

import { LocaleLink, usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The page above this one: its path without language, and its name. */
  readonly above?: { readonly to: string; readonly text: string };
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The head of a page; it also sets the document's title. */
export function PageHead({ title, text, above, children }: PageHeadProps) {
  const { t } = useTranslation('organization');
  usePage(title);
  return (
    <header className="school-head">
      <div className="school-head__words">
        {above && (
          <nav aria-label={t('common.above')} className="school-head__above">
            <LocaleLink to={above.to}>{above.text}</LocaleLink>
          </nav>
        )}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {text && <p className="school-head__text">{text}</p>}
      </div>
      {children && <div className="school-head__actions">{children}</div>}
    </header>
  );
}

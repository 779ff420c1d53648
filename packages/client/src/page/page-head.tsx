import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { LocaleLink } from './locale-link.tsx';
import { usePage } from './use-page.ts';

interface PageHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** The page above this one: its path without language, and its name. */
  readonly above?: { readonly to: string; readonly text: string };
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/**
 * The head of a page; it also sets the document's title.
 *
 * @example
 * import { LinkButton, PageHead } from '@burrow/client';
 * <PageHead title="Class 4b" above={{ to: 'classes', text: 'Classes' }}>
 *   <LinkButton to="classes/4b/print">Print the codes</LinkButton>
 * </PageHead>
 * // → shows heading 'Class 4b'
 */
export function PageHead({ title, text, above, children }: PageHeadProps) {
  const { t } = useTranslation('shell');
  usePage(title);
  return (
    <header className="page-head">
      <div className="page-head__words">
        {above && (
          <nav aria-label={t('page.above')} className="page-head__above">
            <LocaleLink to={above.to}>
              <bdi>{above.text}</bdi>
            </LocaleLink>
          </nav>
        )}
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {text && <p className="page-head__text">{text}</p>}
      </div>
      {children && <div className="page-head__actions">{children}</div>}
    </header>
  );
}

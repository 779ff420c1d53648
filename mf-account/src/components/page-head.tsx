import { usePage } from '@burrow/client';
import type { ReactNode } from 'react';

interface PageHeadProps {
  readonly title: string;
  readonly text?: ReactNode;
  /** Buttons at the end. */
  readonly children?: ReactNode;
}

/** The head of a page in the profile area; it also sets the document's title. */
export function PageHead({ title, text, children }: PageHeadProps) {
  usePage(title);
  return (
    <header className="page-head">
      <div className="page-head__words">
        <h1>{title}</h1>
        {text && <p className="page-head__text">{text}</p>}
      </div>
      {children && <div className="page-head__actions">{children}</div>}
    </header>
  );
}

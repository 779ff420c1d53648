import { findLanguage, useTranslation } from '@burrow/i18n';
import { Note } from '@burrow/ui';
import type { ReactNode } from 'react';

interface ForeignTextProps {
  /** The language that the text is in: English, where there is none in the page's language. */
  readonly language: string;
  readonly children: ReactNode;
}

/** A text that may not exist in the page's language: a line says so, and it is read aloud as what it is. */
export function ForeignText({ language, children }: ForeignTextProps) {
  const { t, i18n } = useTranslation('shell');
  if (language === i18n.language) return <>{children}</>;
  return (
    <>
      <Note>{t('page.inEnglish')}</Note>
      <div lang={language} dir={findLanguage(language)?.direction}>
        {children}
      </div>
    </>
  );
}

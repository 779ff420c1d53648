import { ForeignText, usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

interface TextArticleProps {
  /** A key of the shell's texts. */
  readonly title: string;
  readonly html: string;
  /** The language that the text is in. */
  readonly language: string;
}

/** A text under the page's title. */
export function TextArticle({ title, html, language }: TextArticleProps) {
  const { t } = useTranslation('shell');
  usePage(t(title));
  return (
    <ForeignText language={language}>
      <article className="text-page" dangerouslySetInnerHTML={{ __html: html }} />
    </ForeignText>
  );
}

import { ForeignText, usePage } from '@burrow/client';
import { loadLegalText, useTranslation, type LoadByLanguage } from '@burrow/i18n';
import type { ComponentType } from 'react';

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

/** A legal page: HTML that the build made from Markdown, in the page's language or in English. */
export async function loadLegalPage(title: string, load: LoadByLanguage<string>): Promise<ComponentType> {
  const { content, language } = await loadLegalText(load);
  return () => <TextArticle title={title} html={content} language={language} />;
}

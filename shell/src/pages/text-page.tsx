import { usePage } from '@burrow/client';
import { loadInLanguage, useTranslation, type LoadByLanguage } from '@burrow/i18n';
import type { ComponentType } from 'react';

interface TextArticleProps {
  /** A key of the shell's texts. */
  readonly title: string;
  readonly html: string;
}

/** A text under the page's title. */
export function TextArticle({ title, html }: TextArticleProps) {
  const { t } = useTranslation('shell');
  usePage(t(title));
  return <article className="text-page" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A page that is only a text: HTML that the build made from Markdown, in the page's language. */
export async function loadTextPage(title: string, load: LoadByLanguage<string>): Promise<ComponentType> {
  const { content } = await loadInLanguage(load);
  return () => <TextArticle title={title} html={content} />;
}

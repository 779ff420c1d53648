import { usePage } from '@burrow/client';
import { loadInLanguage, useTranslation, type LoadByLanguage } from '@burrow/i18n';
import type { ComponentType } from 'react';

interface TextPageProps {
  /** A key of the shell's texts. */
  readonly title: string;
  readonly html: string;
}

export function TextPage({ title, html }: TextPageProps) {
  const { t } = useTranslation('shell');
  usePage(t(title));
  return <article className="text-page" dangerouslySetInnerHTML={{ __html: html }} />;
}

/** A page that is only a text: HTML that the build made from Markdown, in the page's language. */
export async function loadTextPage(title: string, load: LoadByLanguage<string>): Promise<ComponentType> {
  const { content } = await loadInLanguage(load);
  return () => <TextPage title={title} html={content} />;
}

import { usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** A text as HTML that the build made of Markdown, by language; English where a language has none. */
export type PageTexts = Readonly<Record<string, string>> & { readonly en: string };

interface TextPageProps {
  readonly title: string;
  readonly texts: PageTexts;
}

/** A page that is a text and nothing else. */
export function TextPage({ title, texts }: TextPageProps) {
  const { i18n } = useTranslation('shell');
  usePage(title);
  return (
    <article className="text-page" dangerouslySetInnerHTML={{ __html: texts[i18n.language] ?? texts.en }} />
  );
}

import { usePage } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

/** A legal text as HTML that the build made, by language; English where a language has none. */
export type LegalTexts = Readonly<Record<string, string>> & { readonly en: string };

interface LegalTextProps {
  readonly title: string;
  readonly texts: LegalTexts;
}

export function LegalText({ title, texts }: LegalTextProps) {
  const { i18n } = useTranslation('shell');
  usePage(title);
  return <article className="legal" dangerouslySetInnerHTML={{ __html: texts[i18n.language] ?? texts.en }} />;
}

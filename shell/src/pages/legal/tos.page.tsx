import { loadLegalText } from '@burrow/i18n';
import type { ComponentType } from 'react';
import { TextArticle } from '../text-article.tsx';

/** A key of the shell's texts. */
const TITLE = 'footer.terms';

/** The terms: HTML that the build made from Markdown, in the page's language or in English. */
export async function loadTosPage(): Promise<ComponentType> {
  const { content, language } = await loadLegalText<string>(code => import(`./tos/${code}.md?html`));
  return () => <TextArticle title={TITLE} html={content} language={language} />;
}

import { AUTHORED_LANGUAGES } from '../../packages/contracts/src/languages.ts';

/** What a new page says until its author writes it, if we know the language; otherwise it is listed as untranslated. */
const TEXT = {
  en: 'This page is new. Its text is in the locale file.',
  ar: 'هذه الصفحة جديدة. نصها في ملف النصوص.',
};
const TITLE = { ar: title => `صفحة ${title}` };

/** The first texts of a page, for each language that the platform offers. */
export const firstTexts = title =>
  AUTHORED_LANGUAGES.map(code => [
    code,
    { title: TITLE[code]?.(title) ?? title, text: TEXT[code] ?? TEXT.en },
  ]);

/** What a language needs beside Rubik and JetBrains Mono. */
const FONTS: Readonly<Record<string, () => Promise<unknown>>> = {
  el: () => import('@burrow/ui/scripts/greek-and-vietnamese.css'),
  hi: () => import('@burrow/ui/scripts/devanagari.css'),
  ja: () => import('@burrow/ui/scripts/japanese.css'),
  ko: () => import('@burrow/ui/scripts/korean.css'),
  th: () => import('@burrow/ui/scripts/thai.css'),
  vi: () => import('@burrow/ui/scripts/greek-and-vietnamese.css'),
  zh: () => import('@burrow/ui/scripts/chinese.css'),
};

/** Loads the fonts of the page's language. Until they are there, and if they do not arrive, the page has the machine's. */
export const loadFonts = (language: string): void => void FONTS[language]?.().catch(() => undefined);

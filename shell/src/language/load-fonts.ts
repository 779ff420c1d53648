/** What a language needs beside Rubik and JetBrains Mono. */
const FONTS: Readonly<Record<string, () => Promise<unknown>>> = {
  ja: () => import('@burrow/ui/scripts/japanese.css'),
};

/** Loads the fonts of the page's language. Until they are there, and if they do not arrive, the page has the machine's. */
export const loadFonts = (language: string): void => void FONTS[language]?.().catch(() => undefined);

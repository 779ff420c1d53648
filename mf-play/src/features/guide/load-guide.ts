import type { Guide } from '@burrow/content/guide.types';

type Loader = () => Promise<{ readonly default: unknown }>;

const GUIDES: Readonly<Record<string, Loader>> & { readonly en: Loader } = {
  en: () => import('@burrow/content/guide/en.json'),
  ar: () => import('@burrow/content/guide/ar.json'),
};

/** The guide in a language, in English where there is none in it. */
export async function loadGuide(language: string): Promise<Guide> {
  const load = GUIDES[language] ?? GUIDES.en;
  return (await load()).default as Guide;
}

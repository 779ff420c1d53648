import type { GuidePage } from '@burrow/content/guide.types';

interface FoundPage {
  readonly page: GuidePage;
  readonly before: GuidePage | null;
  readonly after: GuidePage | null;
}

/** Returns the page of a name, or the first one if none is named, and its neighbours; null if it does not exist. */
export function findPage(pages: readonly GuidePage[], slug: string | undefined): FoundPage | null {
  const index = slug === undefined ? 0 : pages.findIndex(page => page.slug === slug);
  const page = pages[index];
  if (!page) return null;
  return { page, before: pages[index - 1] ?? null, after: pages[index + 1] ?? null };
}

/** Returns the path of a page, without language. The first one is the guide itself. */
export const guidePath = (pages: readonly GuidePage[], { slug }: GuidePage): string =>
  pages[0]?.slug === slug ? 'guide' : `guide/${slug}`;

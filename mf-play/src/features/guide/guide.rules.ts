import type { Guide, GuideChapter, GuidePage } from '@burrow/content/guide.types';

/** A page that has a path of its own: one of the guide's texts, or a chapter of a course. */
export interface GuidePlace {
  /** The last part of its path. */
  readonly slug: string;
  readonly title: string;
  readonly page: GuidePage | null;
  readonly chapter: GuideChapter | null;
  /** The slug of the chapter's course. */
  readonly course: string | null;
}

/** The page after which the chapters come. */
const BEFORE_CHAPTERS = 'chapters';

/** All places in the order in which they are read. */
export function placesOf({ pages, courses }: Guide): readonly GuidePlace[] {
  const chapters = courses.flatMap(({ slug: course, chapters: all }) =>
    all.map((chapter): GuidePlace => ({
      slug: chapter.slug,
      title: chapter.name,
      page: null,
      chapter,
      course,
    })),
  );
  return pages.flatMap((page): GuidePlace[] => {
    const place = { slug: page.slug, title: page.title, page, chapter: null, course: null };
    return page.slug === BEFORE_CHAPTERS ? [place, ...chapters] : [place];
  });
}

interface FoundPlace {
  readonly place: GuidePlace;
  readonly before: GuidePlace | null;
  readonly after: GuidePlace | null;
}

/** Returns the place of a name, or the first one if none is named, and its neighbours; null if it does not exist. */
export function findPlace(places: readonly GuidePlace[], slug: string | undefined): FoundPlace | null {
  const index = slug === undefined ? 0 : places.findIndex(place => place.slug === slug);
  const place = places[index];
  if (!place) return null;
  return { place, before: places[index - 1] ?? null, after: places[index + 1] ?? null };
}

/** Returns the path of a place, without language. The first one is the guide itself. */
export const guidePath = (places: readonly GuidePlace[], slug: string): string =>
  places[0]?.slug === slug ? 'guide' : `guide/${slug}`;

/** A part of a page, with what is before its first heading as the first one. */
export interface GuidePart {
  /** Its anchor, the same in every language. */
  readonly id: string;
  /** Empty for what is before the first heading. */
  readonly title: string;
  /** Markdown. */
  readonly text: string;
}

/** Splits a page's Markdown at its headings. */
export function partsOf(text: string): readonly GuidePart[] {
  return text
    .split(/^## /m)
    .map((part, index) => {
      const [title = '', ...rest] = index === 0 ? ['', part] : part.split('\n');
      return { id: `part-${index}`, title: title.trim(), text: rest.join('\n').trim() };
    })
    .filter(part => part.title !== '' || part.text !== '');
}

/** The anchor of a mistake. */
export const mistakeId = ({ level, program }: { readonly level: string; readonly program: string }): string =>
  `${level}-${program}`;

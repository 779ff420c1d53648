import type { Guide } from '@burrow/content/guide.types';
import { parseMarkdown, type Inline } from '@burrow/exercises/markdown';
import { fold, hitsIn } from './fold.rules.ts';
import { mistakeId, partsOf, placesOf, type GuidePlace } from './guide.rules.ts';

/** What a search can find: a part of a page. */
export interface GuideSection {
  /** The page's slug. */
  readonly page: string;
  readonly pageTitle: string;
  /** The anchor; null for the beginning of the page. */
  readonly id: string | null;
  /** Empty for the beginning of a page. */
  readonly title: string;
  /** Without marks. */
  readonly text: string;
}

/** The titles of a chapter's parts, in the page's language. */
export interface PartTitles {
  readonly aims: string;
  readonly words: string;
  readonly plan: string;
  readonly activity: string;
  readonly mistakes: string;
}

/** Code stays from left to right, also among words of the other direction. */
const isolated = (code: string): string => `\u2066${code}\u2069`;

function inlineText(pieces: readonly Inline[]): string {
  return pieces
    .map(piece => {
      if (piece.kind === 'code') return isolated(piece.text);
      return 'text' in piece ? piece.text : inlineText(piece.children);
    })
    .join('');
}

/** The words of a Markdown text, without marks. */
export function plainText(markdown: string): string {
  return parseMarkdown(markdown)
    .map(block => {
      if (block.kind === 'code') return isolated(block.text);
      return block.kind === 'list' ? block.items.map(inlineText).join(' ') : inlineText(block.children);
    })
    .join(' ');
}

function chapterSections({ slug, title, chapter }: GuidePlace, titles: PartTitles): readonly GuideSection[] {
  if (!chapter) return [];
  const { aims, plan, activity, mistakes } = chapter.lesson;
  const words = chapter.levels.flatMap(({ name, words: all }) => [
    name,
    ...all.map(({ term, text }) => `${term}: ${text}`),
  ]);
  const steps = plan.steps.map(step => `${step.title}. ${step.text}`);
  const part = (id: keyof PartTitles, text: string, name = titles[id]): GuideSection => ({
    page: slug,
    pageTitle: title,
    id,
    title: name,
    text: plainText(text),
  });
  return [
    part('aims', aims),
    part('words', words.join('\n\n')),
    part('plan', [plan.before, ...steps].join('\n\n')),
    part('activity', activity.text, `${titles.activity}: ${activity.title}`),
    ...mistakes.map(mistake => ({
      page: slug,
      pageTitle: title,
      id: mistakeId(mistake),
      title: plainText(mistake.title),
      text: plainText(mistake.text),
    })),
  ];
}

/** All parts of the guide, in the order in which they are read. */
export function sectionsOf(guide: Guide, titles: PartTitles): readonly GuideSection[] {
  return placesOf(guide).flatMap(place => {
    if (!place.page) return chapterSections(place, titles);
    return partsOf(place.page.text).map(({ id, title, text }) => ({
      page: place.slug,
      pageTitle: place.title,
      id: title === '' ? null : id,
      title,
      text: plainText(text),
    }));
  });
}

/** Words of a search, as they are compared; a single letter finds too much. */
export function searchWords(query: string): readonly string[] {
  const words = fold(query)
    .text.split(/\s+/)
    .filter(word => word !== '');
  return words.join('').length < 2 ? [] : [...new Set(words)];
}

const WEIGHTS = { title: 4, pageTitle: 2, text: 1 } as const;

/** How well a section fits: each word has to be somewhere in it, and counts most in a title. */
function fitOf(section: GuideSection, words: readonly string[]): number {
  const fields = (['title', 'pageTitle', 'text'] as const).map(name => ({
    weight: WEIGHTS[name],
    folded: fold(section[name]).text,
  }));
  const fits = words.map(word =>
    Math.max(0, ...fields.map(({ weight, folded }) => (folded.includes(word) ? weight : 0))),
  );
  return fits.includes(0) ? 0 : fits.reduce((sum, fit) => sum + fit, 0);
}

/** The sections that have all words, the best first; those that fit the same stay in the order of the guide. */
export function searchGuide(
  sections: readonly GuideSection[],
  words: readonly string[],
): readonly GuideSection[] {
  return sections
    .map(section => ({ section, fit: fitOf(section, words) }))
    .filter(({ fit }) => fit > 0)
    .toSorted((one, other) => other.fit - one.fit)
    .map(({ section }) => section);
}

const BEFORE = 50;
const LENGTH = 170;

/** The part of a text around the first word that is found, cut between words. */
export function excerptOf(text: string, words: readonly string[]): string {
  const [first] = hitsIn(text, words)[0] ?? [0];
  const from = first <= BEFORE ? 0 : text.indexOf(' ', first - BEFORE) + 1;
  const end = from + LENGTH >= text.length ? text.length : text.lastIndexOf(' ', from + LENGTH);
  const to = end <= first ? text.length : end;
  return `${from > 0 ? '… ' : ''}${text.slice(from, to)}${to < text.length ? ' …' : ''}`;
}

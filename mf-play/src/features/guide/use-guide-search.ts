import type { Guide } from '@burrow/content/guide.types';
import { NavigationType, useLocation, useNavigationType, useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';
import { useDeferredValue, useMemo, useState } from 'react';
import { searchGuide, searchWords, sectionsOf, type GuideSection } from './search.rules.ts';

export interface GuideSearch {
  readonly query: string;
  readonly setQuery: (query: string) => void;
  /** As they are compared; none if the query is too short to search for. */
  readonly words: readonly string[];
  readonly found: readonly GuideSection[];
}

/** Searches the guide while somebody types. The address keeps the query, so that Back returns to what was found. */
export function useGuideSearch(guide: Guide): GuideSearch {
  const { t } = useTranslation('guide');
  const [params, setParams] = useSearchParams();
  const [query, keep] = useState(params.get('q') ?? '');
  const { key } = useLocation();
  const isTyped = useNavigationType() === NavigationType.Replace;
  const [arrivedAt, arrive] = useState(key);
  if (key !== arrivedAt) {
    arrive(key);
    if (!isTyped) keep(params.get('q') ?? '');
  }
  const searched = useDeferredValue(query);
  const sections = useMemo(
    () =>
      sectionsOf(guide, {
        aims: t('parts.aims'),
        words: t('parts.words'),
        plan: t('parts.plan'),
        activity: t('parts.activity'),
        mistakes: t('parts.mistakes'),
      }),
    [guide, t],
  );
  const words = useMemo(() => searchWords(searched), [searched]);
  const found = useMemo(() => searchGuide(sections, words), [sections, words]);
  const setQuery = (next: string): void => {
    keep(next);
    setParams(next === '' ? {} : { q: next }, { replace: true });
  };
  return { query, setQuery, words, found };
}

import { addTexts, type TextLoaders } from '@burrow/i18n';

const texts: TextLoaders = {
  en: () => import('./timeline.en.json'),
  ar: () => import('./timeline.ar.json'),
};

let loading: Promise<void> | null = null;

/** What the timeline says, and the words for the map and what happens on it: namespace `timeline`. */
export function loadTimelineTexts(): Promise<void> {
  loading ??= addTexts('timeline', texts).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

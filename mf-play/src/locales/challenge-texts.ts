import { addTexts, type TextLoaders } from '@burrow/i18n';

const texts: TextLoaders = {
  en: () => import('./challenges.en.json'),
  ar: () => import('./challenges.ar.json'),
};

let loading: Promise<void> | null = null;

/** What the list of challenges says, and the play screen of a challenge: namespace `challenges`. */
export function loadChallengeTexts(): Promise<void> {
  loading ??= addTexts('challenges', texts).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

import { addTexts, type TextLoaders } from '@burrow/i18n';

const texts: TextLoaders = {
  en: () => import('./assistant.en.json'),
  ar: () => import('./assistant.ar.json'),
};

let loading: Promise<void> | null = null;

/** What the assistant's bubble says besides the tip itself: namespace `assistant`. */
export function loadAssistantTexts(): Promise<void> {
  loading ??= addTexts('assistant', texts).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

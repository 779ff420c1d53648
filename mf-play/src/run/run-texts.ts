import { PYTHON_ERRORS, WORLD_ERRORS } from '@burrow/contracts/errors';
import type { useTranslation } from '@burrow/i18n';

type I18n = ReturnType<typeof useTranslation>['i18n'];

/** Returns the texts of the exceptions of a run, in the page's language, with their `{{placeholders}}` left open. */
export function runTexts(i18n: I18n): Record<string, string> {
  const textOf = (key: string): string =>
    String(i18n.getResource(i18n.language, 'play', key) ?? i18n.getResource('en', 'play', key) ?? key);
  return Object.fromEntries(
    [...WORLD_ERRORS, ...PYTHON_ERRORS].map(code => [code, textOf(`runErrors.${code}`)]),
  );
}

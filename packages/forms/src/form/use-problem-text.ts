import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

const SECONDS_A_MINUTE = 60;

/**
 * Returns a function that gives the text for a failed call, by its code: from this package if it is about what was
 * typed, otherwise a shared one. A temporary refusal says how long it lasts.
 *
 * @example
 * import { toApiError } from '@burrow/client';
 * import { useProblemText } from '@burrow/forms';
 * function Problem({ error }) {
 *   const textOf = useProblemText();
 *   return <p>{textOf(error)}</p>;
 * }
 * const answer = { status: 429, data: { code: 'auth/too-many-attempts', message: '' } };
 * <Problem error={toApiError(answer, new Headers({ 'Retry-After': '120' }))} /> // → shows 'Please wait 2 minutes'
 */
export function useProblemText(): (error: ApiError) => string {
  const { t } = useTranslation(['forms', 'shell']);
  return error => {
    const { code, retryAfter } = error;
    if (code === 'auth/too-many-attempts' && retryAfter !== null)
      return t('forms:problem.tooManyFor', { count: Math.max(1, Math.ceil(retryAfter / SECONDS_A_MINUTE)) });
    return t([`forms:problems.${code}`, `shell:errors.${code}`, 'forms:problems.request/unexpected']);
  };
}

import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';

const SECONDS_A_MINUTE = 60;

/**
 * Words for a failed call, by its code: of this package where it speaks of what was typed, else the shared
 * ones. A refusal for some time says for how long.
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

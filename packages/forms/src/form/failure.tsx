import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import type { ReactNode } from 'react';
import { useProblemText } from './use-problem-text.ts';

interface FailureProps {
  /** What could not be read. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
  /** What else helps: links or buttons, before the one that tries again. */
  readonly children?: ReactNode;
}

/**
 * Shown in place of what could not be read: why, and a button to try again if that can help.
 *
 * @example
 * import { toApiError } from '@burrow/client';
 * import { Failure } from '@burrow/forms';
 * const error = toApiError({ status: 'FETCH_ERROR', error: 'no answer' });
 * <Failure title="Your classes are not here" error={error} onRetry={() => undefined} /> // → shows button 'Try again'
 */
export function Failure({ title, error, onRetry, children }: FailureProps) {
  const { t } = useTranslation('shell');
  const textOf = useProblemText();
  const problem = error as ApiError;
  return (
    <MessagePanel alert title={title} text={textOf(problem)}>
      {children}
      {problem.status !== 403 && (
        <Button type="primary" onClick={onRetry}>
          {t('areaError.retry')}
        </Button>
      )}
    </MessagePanel>
  );
}

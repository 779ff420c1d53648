import type { ApiError } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';

import { LinkButton } from './link-button.tsx';

interface FailureProps {
  /** What could not be read. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of what could not be read: why, and a button to try again if that can help. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const { t } = useTranslation('organization');
  const textOf = useProblemText();
  const problem = error as ApiError;
  return (
    <MessagePanel alert title={title} text={textOf(problem)}>
      {problem.code === 'organization/second-factor-needed' && (
        <LinkButton to="profile/details" main>
          {t('common.setUpFactor')}
        </LinkButton>
      )}
      {problem.status !== 403 && (
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
    </MessagePanel>
  );
}

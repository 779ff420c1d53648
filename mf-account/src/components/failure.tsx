import { useProblemText } from '@burrow/forms';
import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';

interface FailureProps {
  /** What failed to load. */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry: () => void;
}

/** Shown in place of what could not be read: why, and a button to try again. */
export function Failure({ title, error, onRetry }: FailureProps) {
  const { t } = useTranslation('profile');
  const textOf = useProblemText();
  return (
    <MessagePanel alert title={title} text={textOf(error as ApiError)}>
      <Button type="primary" onClick={onRetry}>
        {t('common.retry')}
      </Button>
    </MessagePanel>
  );
}

import { usePage, type ApiError } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import type { ReactNode } from 'react';

interface ProblemPageProps {
  readonly title: string;
  readonly error: ApiError;
  /** Words for a link that does not count any more; a failure of another kind can be tried again. */
  readonly spent: string;
  readonly onRetry: () => void;
  /** Other ways on. */
  readonly children: ReactNode;
}

/** True where the link itself is the matter, so that trying again is of no use. */
export function isSpent({ code }: ApiError): boolean {
  return code === 'auth/token-invalid' || code === 'request/invalid';
}

/** A page whose link could not be used. */
export function ProblemPage({ title, error, spent, onRetry, children }: ProblemPageProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  usePage(title);
  return (
    <MessagePanel alert title={title} text={isSpent(error) ? spent : problemText(error)}>
      {!isSpent(error) && (
        <Button type="primary" onClick={onRetry}>
          {t('common.retry')}
        </Button>
      )}
      {children}
    </MessagePanel>
  );
}

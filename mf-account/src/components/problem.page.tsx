import { usePage, type ApiError } from '@burrow/client';
import { useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, MessagePanel } from '@burrow/ui';
import type { ReactNode } from 'react';

interface ProblemPageProps {
  readonly title: string;
  readonly error: ApiError;
  /** Texts for a link that is no longer valid; other failures can be tried again. */
  readonly spent: string;
  readonly onRetry: () => void;
  /** Other ways on. */
  readonly children: ReactNode;
}

/** True if the link itself is invalid, so that trying again is useless. */
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

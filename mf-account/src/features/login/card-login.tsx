import type { ApiError } from '@burrow/client';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useState } from 'react';
import { LogInFrame } from '../../components/log-in-frame.tsx';
import { useOnce } from '../../components/use-once.ts';
import { useEnter, useLoginCardMutation } from '../auth/index.ts';
import { useSecret } from '../secrets/index.ts';

/** Logs in with the card whose URL was opened. */
export function CardLogin({ card }: { readonly card: string }) {
  const { t } = useTranslation('account');
  const [loginCard] = useLoginCardMutation();
  const enter = useEnter();
  const [problem, setProblem] = useState<ApiError | null>(null);

  const attempt = async (): Promise<void> => {
    setProblem(null);
    try {
      await enter(await loginCard(card).unwrap());
    } catch (error) {
      if (!isApiError(error)) throw error;
      setProblem(error);
    }
  };
  useOnce(() => void attempt());

  return (
    <LogInFrame title={t(problem ? 'login.card.failed' : 'login.card.title')}>
      {problem ? (
        <CardProblem problem={problem} onRetry={() => void attempt()} />
      ) : (
        <p role="status">{t('login.card.opening')}</p>
      )}
    </LogInFrame>
  );
}

interface CardProblemProps {
  readonly problem: ApiError;
  readonly onRetry: () => void;
}

function CardProblem({ problem, onRetry }: CardProblemProps) {
  const { t } = useTranslation('account');
  const problemText = useProblemText();
  const { forget } = useSecret();
  const isSpent = problem.code === 'auth/token-invalid' || problem.code === 'request/invalid';
  return (
    <div className="stack">
      <Note kind="error" live>
        <p>{isSpent ? t('login.card.invalid') : problemText(problem)}</p>
      </Note>
      <div className="buttons">
        {!isSpent && (
          <Button type="primary" size="large" onClick={onRetry}>
            {t('common.retry')}
          </Button>
        )}
        <Button type={isSpent ? 'primary' : 'default'} size="large" onClick={forget}>
          {t('login.card.byName')}
        </Button>
      </div>
    </div>
  );
}

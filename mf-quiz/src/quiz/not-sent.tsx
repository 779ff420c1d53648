import type { ApiError } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';

interface NotSentProps {
  readonly error: ApiError;
  /** What the press was for. */
  readonly about: 'answer' | 'finish' | 'visitorTry';
  /** Loads the try that is open now. */
  readonly onReload?: () => void;
}

const ANOTHER_TRY = ['quiz/other-try', 'quiz/finished', 'quiz/no-try'];

/** Says that something was not sent, that it is still here, and what helps. */
export function NotSent({ error, about, onReload }: NotSentProps) {
  const { t } = useTranslation(['quiz', 'shell']);
  const isOther = ANOTHER_TRY.includes(error.code);
  return (
    <Note kind="error" live>
      <p>
        {error.status > 0
          ? t([`quiz:errors.${error.code}`, `shell:errors.${error.code}`, 'shell:errors.request/unexpected'])
          : t(`quiz:notSent.${about}`)}
      </p>
      {isOther && onReload && <Button onClick={onReload}>{t('quiz:notSent.reload')}</Button>}
    </Note>
  );
}

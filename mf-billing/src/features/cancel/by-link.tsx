import type { ApiError } from '@burrow/client';
import { isApiError, useProblemText } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';

interface ByLinkProps {
  readonly what: 'cancel' | 'withdraw';
  /** What was done, in words; null until it is. */
  readonly done: string | null;
  readonly isLoading: boolean;
  readonly error: unknown;
  readonly onPress: () => void;
}

/** The page of a mailed link: one press does it, and says what was done. */
export function ByLink({ what, done, isLoading, error, onPress }: ByLinkProps) {
  const { t } = useTranslation('cancel');
  const textOf = useProblemText();
  if (done !== null)
    return (
      <Note kind="success" live>
        <p>{done}</p>
      </Note>
    );
  return (
    <>
      <p>{t(`${what}.confirm`)}</p>
      {isApiError(error) && (
        <Note kind="error" live>
          <p>{textOf(error as ApiError)}</p>
        </Note>
      )}
      <div className="buttons">
        <Button type="primary" size="large" loading={isLoading} onClick={onPress}>
          {t(`${what}.button`)}
        </Button>
      </div>
    </>
  );
}

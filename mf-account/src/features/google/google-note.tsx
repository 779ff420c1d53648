import { Note } from '@burrow/ui';
import { useSearchParams } from '@burrow/client/router';
import { useTranslation } from '@burrow/i18n';

const REASONS = ['failed', 'unverified', 'taken'] as const;

/** Says why log-in with Google failed, according to the URL (`?google=…`). */
export function GoogleNote() {
  const { t } = useTranslation('shell');
  const [query] = useSearchParams();
  const reason = REASONS.find(each => each === query.get('google'));
  if (!reason) return null;
  return (
    <Note kind="error" live>
      <p>{t(`errors.auth/google-${reason}`)}</p>
    </Note>
  );
}

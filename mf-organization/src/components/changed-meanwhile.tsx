import { type ApiError, snackbarShown, useAppDispatch } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';

interface ChangedMeanwhileProps {
  readonly error: ApiError;
  readonly onRenew: () => Promise<void>;
}

/** A form's help for a change that somebody else made first: the way to see it. */
export function ChangedMeanwhile({ error, onRenew }: ChangedMeanwhileProps) {
  const { t } = useTranslation('organization');
  const dispatch = useAppDispatch();
  const renew = (): void => {
    onRenew().catch(() => dispatch(snackbarShown(t('common.notRenewed'), 'error')));
  };
  if (error.code !== 'organization/changed-meanwhile') return null;
  return <Button onClick={renew}>{t('common.renew')}</Button>;
}

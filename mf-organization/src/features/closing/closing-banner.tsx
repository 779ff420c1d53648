import { snackbarShown, useAppDispatch } from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useKeepOrganizationMutation } from '../../api/closing.api.ts';
import { useOrganizationQuery } from '../../api/organization.api.ts';

/** Tells administrators on every page of the area that the school is to be erased; each of them can undo it. */
export function ClosingBanner() {
  const { t } = useTranslation('organization');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const { data: school } = useOrganizationQuery();
  const [keep, { isLoading }] = useKeepOrganizationMutation();
  const at = school?.details?.closes_at;
  if (!school || !at) return null;
  const undo = (): void => {
    keep()
      .unwrap()
      .then(() => dispatch(snackbarShown(t('closing.kept'), 'success')))
      .catch(() => dispatch(snackbarShown(t('closing.failed'), 'error')));
  };
  return (
    <div className="school-notice school-notice--end" role="status">
      <p>{t('closing.planned', { name: school.name, date: day(at) })}</p>
      <Button type="primary" loading={isLoading} onClick={undo}>
        {t('closing.keep')}
      </Button>
    </div>
  );
}

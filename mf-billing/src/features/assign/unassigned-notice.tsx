import { modalOpened, useAppDispatch, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Button, Note } from '@burrow/ui';
import { useUnassignedPurchasesQuery } from '../../api/assign.api.ts';

/** Says, while a course that was bought waits for a student, that it does. */
export function UnassignedNotice() {
  const { t } = useTranslation('assign');
  const dispatch = useAppDispatch();
  const { isParent } = useSession();
  const { data } = useUnassignedPurchasesQuery(undefined, { skip: !isParent });
  if (!data?.has_unassigned) return null;
  const choose = () => dispatch(modalOpened({ name: 'assign-purchase', props: {} }));
  return (
    <Note live>
      <p>{t('waits')}</p>
      <div>
        <Button onClick={choose}>{t('choose')}</Button>
      </div>
    </Note>
  );
}

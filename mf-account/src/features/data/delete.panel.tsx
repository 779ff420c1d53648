import { Panel, Note } from '@burrow/ui';
import { askConfirm, snackbarShown, useAppDispatch, useSession } from '@burrow/client';
import { Form, PasswordField, useZodForm } from '@burrow/forms';
import { useDates, useTranslation } from '@burrow/i18n';
import { usePlanDeletionMutation, useProfileQuery } from '../../api/profile.api.ts';
import { useRunningSubscriptionsQuery } from '../../api/purchases.api.ts';
import { useOwnSuccessorQuery } from '../../api/succession.api.ts';
import { loadOwnerSchema } from '../../schemas/load-profile-schemas.ts';

/** Plans the deletion of the account. Until then it can be undone, in the banner of every page. */
export function DeletePanel() {
  const { t } = useTranslation('profile');
  const { day } = useDates();
  const { user } = useSession();
  const { data: profile } = useProfileQuery();
  return (
    <Panel title={t('data.delete')} text={t('data.deleteText')}>
      <ul className="panel__list">
        {(['account', 'students', 'code', 'mails'] as const).map(part => (
          <li key={part}>{t(`data.erased.${part}`)}</li>
        ))}
      </ul>
      <PaidPlan />
      <NoSuccessor />
      {user?.deletion_at ? (
        <Note>
          <p>{t('data.planned', { date: day(user.deletion_at) })}</p>
        </Note>
      ) : (
        profile && <DeleteForm hasPassword={profile.has_password} />
      )}
    </Panel>
  );
}

/** Says what becomes of a plan that is paid for: it is not renewed, and ends with the account. */
function PaidPlan() {
  const { t } = useTranslation('profile');
  const { isParent } = useSession();
  const { data } = useRunningSubscriptionsQuery(undefined, { skip: !isParent });
  if (!data?.subscriptions.some(({ state }) => state !== 'ended')) return null;
  return (
    <Note>
      <p>{t('data.plan')}</p>
    </Note>
  );
}

/** Says that a school may be left without an administrator: nobody follows who has not accepted it. */
function NoSuccessor() {
  const { t } = useTranslation('profile');
  const { isAdmin } = useSession();
  const { data } = useOwnSuccessorQuery(undefined, { skip: !isAdmin });
  if (!data || data.successor?.accepted) return null;
  return (
    <Note>
      <p>{t(data.successor ? 'data.successorWaits' : 'data.noSuccessor')}</p>
    </Note>
  );
}

function DeleteForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const [planDeletion] = usePlanDeletionMutation();
  const form = useZodForm({
    schema: () => loadOwnerSchema(hasPassword),
    defaultValues: { current_password: '' },
  });

  const plan = async (values: { current_password: string }): Promise<void> => {
    const question = {
      title: t('data.confirmTitle'),
      text: t('data.confirmText'),
      ok: t('data.delete'),
      cancel: t('common.cancel'),
      destructive: true,
    };
    if (!(await askConfirm(question))) return;
    await planDeletion(hasPassword ? values : {}).unwrap();
    form.reset();
    dispatch(snackbarShown(t('data.plannedNow'), 'success'));
  };
  return (
    <Form
      form={form}
      submit={t('data.deleteAction')}
      danger
      onSubmit={plan}
      codeFields={{ 'auth/wrong-password': 'current_password' }}
      compact
      label={t('data.delete')}
    >
      {hasPassword && (
        <PasswordField
          name="current_password"
          label={t('details.currentPassword')}
          autoComplete="current-password"
        />
      )}
    </Form>
  );
}

import {
  afterLogIn,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  useOwnsPrefix,
  type CurrentUser,
} from '@burrow/client';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import type { ReactNode } from 'react';
import { useRestoreProfileMutation, useStopImpersonatingMutation } from './banners.api.ts';

interface UserProps {
  readonly user: CurrentUser;
}

/** What users who are logged in must not overlook, across the top of every page. */
export function SessionBanners({ user }: UserProps) {
  return (
    <>
      {user.is_impersonated && <ImpersonationBanner user={user} />}
      {user.deletion_at && !user.is_student && <DeletionBanner at={user.deletion_at} />}
    </>
  );
}

interface BannerProps {
  readonly kind: 'impersonation' | 'deletion';
  readonly text: string;
  readonly children: ReactNode;
}

function Banner({ kind, text, children }: BannerProps) {
  return (
    <div className={`banner banner--${kind}`} role="status">
      <p>{text}</p>
      {children}
    </div>
  );
}

function ImpersonationBanner({ user }: UserProps) {
  const { t } = useTranslation('shell');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const owns = useOwnsPrefix();
  const [stop, { isLoading }] = useStopImpersonatingMutation();

  const goBack = async (): Promise<void> => {
    const { error } = await stop();
    if (error) return void dispatch(snackbarShown(t('banner.failed'), 'error'));
    await afterLogIn(dispatch);
    goTo(owns('impersonate') ? 'impersonate' : '');
  };
  const name = user.student_details?.username ?? user.email ?? user.full_name ?? '';
  return (
    <Banner kind="impersonation" text={t('banner.impersonation', { name })}>
      <Button loading={isLoading} onClick={() => void goBack()}>
        {t('banner.goBack')}
      </Button>
    </Banner>
  );
}

function DeletionBanner({ at }: { readonly at: string }) {
  const { t } = useTranslation('shell');
  const { day } = useDates();
  const dispatch = useAppDispatch();
  const [restore, { isLoading }] = useRestoreProfileMutation();

  const undo = async (): Promise<void> => {
    const { error } = await restore();
    dispatch(
      error ? snackbarShown(t('banner.failed'), 'error') : snackbarShown(t('banner.undone'), 'success'),
    );
  };
  return (
    <Banner kind="deletion" text={t('banner.deletion', { date: day(at) })}>
      <Button loading={isLoading} onClick={() => void undo()}>
        {t('banner.undo')}
      </Button>
    </Banner>
  );
}

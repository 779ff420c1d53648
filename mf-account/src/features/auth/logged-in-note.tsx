import { Note } from '@burrow/ui';
import { LocaleLink, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';

/** Tells users that they are already logged in; somebody else may still log in below. */
export function LoggedInNote() {
  const { t } = useTranslation('account');
  const { user, isLoading } = useSession();
  // Somebody who logs in with the form below is redirected, and not told anything.
  const [cameAsVisitor, setCameAsVisitor] = useState(!user && !isLoading);
  if (!cameAsVisitor && !user && !isLoading) setCameAsVisitor(true);
  if (!user || cameAsVisitor) return null;
  const name = user.student_details?.username ?? user.full_name ?? user.email ?? '';
  return (
    <Note>
      <p>{t('auth.loggedIn', { name })}</p>
      <LocaleLink to="">{t('auth.goOn')}</LocaleLink>
    </Note>
  );
}

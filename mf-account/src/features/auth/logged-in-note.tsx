import { LocaleLink, useSession } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { Note } from '../../components/note.tsx';

/** Tells whoever is logged in already; another may still log in below. */
export function LoggedInNote() {
  const { t } = useTranslation('account');
  const { user, isLoading } = useSession();
  // Who comes in by the form below is led on, and told nothing.
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

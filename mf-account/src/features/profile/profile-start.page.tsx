import { useSession } from '@burrow/client';
import { Navigate } from '@burrow/client/router';
import { localePath, useTranslation } from '@burrow/i18n';

/** The start of the profile area: the user's own details. */
export function ProfileStartPage() {
  const { i18n } = useTranslation();
  const { user, isStudent } = useSession();
  const path = isStudent ? `profile/student/${user?.student_id}` : 'profile/details';
  return <Navigate replace to={localePath(i18n.language, path)} />;
}

import { type ApiError, RequireSession, type SessionRole, LinkButton, LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useProblemText, Failure } from '@burrow/forms';
import { MessagePanel } from '@burrow/ui';
import type { ReactNode } from 'react';
import { useStudentQuery } from '../../api/students.api.ts';

/** Trying again would not help. */
const REFUSED = [403, 404];

interface WithStudentProps {
  readonly roles: readonly SessionRole[];
  readonly children: (student: Student) => ReactNode;
}

/** A page about the student in the path, for those who may see it. */
export function WithStudent({ roles, children }: WithStudentProps) {
  return (
    <RequireSession roles={roles}>
      <Loaded>{children}</Loaded>
    </RequireSession>
  );
}

function Loaded({ children }: Pick<WithStudentProps, 'children'>) {
  const { t } = useTranslation('profile');
  const { studentId = '' } = useParams();
  const { currentData, error, isError, refetch } = useStudentQuery(studentId);
  if (currentData) return children(currentData);
  if (isError && REFUSED.includes((error as ApiError).status)) return <NotYours error={error as ApiError} />;
  if (isError)
    return <Failure title={t('students.oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={8} />;
}

function NotYours({ error }: { readonly error: ApiError }) {
  const { t } = useTranslation('profile');
  const textOf = useProblemText();
  return (
    <MessagePanel alert title={t('students.oneNotYours')} text={textOf(error)}>
      <LinkButton to="profile/students">{t('students.back')}</LinkButton>
    </MessagePanel>
  );
}

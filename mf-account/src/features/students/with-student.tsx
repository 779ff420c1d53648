import { RequireSession, type SessionRole } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { useStudentQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';

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
  if (isError)
    return <Failure title={t('students.oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={8} />;
}

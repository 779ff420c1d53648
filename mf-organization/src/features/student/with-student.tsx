import { LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { SchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { useSchoolStudentQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';

/** A page about the student in the path. */
export function WithStudent({ children }: { readonly children: (student: SchoolStudent) => ReactNode }) {
  const { t } = useTranslation('students');
  const { studentId = '' } = useParams();
  const { currentData, error, refetch } = useSchoolStudentQuery(studentId);
  if (currentData) return children(currentData);
  if (error) return <Failure title={t('oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={8} />;
}

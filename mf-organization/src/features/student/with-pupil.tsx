import { LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { Pupil } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { usePupilQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';

/** A page about the student in the path. */
export function WithPupil({ children }: { readonly children: (pupil: Pupil) => ReactNode }) {
  const { t } = useTranslation('pupils');
  const { studentId = '' } = useParams();
  const { currentData, error, refetch } = usePupilQuery(studentId);
  if (currentData) return children(currentData);
  if (error) return <Failure title={t('oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={8} />;
}

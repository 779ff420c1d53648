import { LoadSkeleton } from '@burrow/client';
import { useParams } from '@burrow/client/router';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import type { ReactNode } from 'react';
import { useSchoolClassQuery } from '../api/classes.api.ts';
import { Failure } from './failure.tsx';

interface WithClassProps {
  /** `read` asks for the class again. */
  readonly children: (
    schoolClass: SchoolClass,
    read: () => { readonly unwrap: () => Promise<SchoolClass> },
  ) => ReactNode;
}

/** A page about the class in the path. */
export function WithClass({ children }: WithClassProps) {
  const { t } = useTranslation('organization');
  const { classId = '' } = useParams();
  const { currentData, error, refetch } = useSchoolClassQuery(classId);
  if (currentData) return children(currentData, refetch);
  if (error)
    return <Failure title={t('classes.oneNotLoaded')} error={error} onRetry={() => void refetch()} />;
  return <LoadSkeleton lines={8} />;
}

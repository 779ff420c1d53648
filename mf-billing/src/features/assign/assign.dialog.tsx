import { type DialogProps, LoadSkeleton } from '@burrow/client';
import { Failure } from '@burrow/forms';
import { useTranslation } from '@burrow/i18n';
import { Modal } from '@burrow/ui';
import { useUnassignedPurchasesQuery } from '../../api/assign.api.ts';
import { ChooseLearner } from './choose-learner.tsx';

/** Gives a course that was bought to a student of the parent, or leaves that for later. */
export function AssignDialog({ courseName, onClose }: DialogProps<'assign-purchase'>) {
  const { t } = useTranslation('assign');
  const { data, error, refetch } = useUnassignedPurchasesQuery();
  const waiting = data?.courses.map(({ course_name }) => course_name) ?? [];
  const course = courseName && waiting.includes(courseName) ? courseName : waiting[0];
  return (
    <Modal open title={t('title')} footer={null} onCancel={onClose} width={480}>
      {error && !data && <Failure title={t('notLoaded')} error={error} onRetry={() => void refetch()} />}
      {!error && !data && <LoadSkeleton />}
      {data && !course && <p>{t('nothing')}</p>}
      {course && <ChooseLearner key={course} course={course} onClose={onClose} />}
    </Modal>
  );
}

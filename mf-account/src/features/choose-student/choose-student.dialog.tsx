import { useSession, type DialogProps, LoadSkeleton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Modal } from '@burrow/ui';
import { FamilyStudents } from './family-students.tsx';
import { SchoolStudents } from './school-students.tsx';

/** Who learns in this session. A choice leads to where they last played. */
export function ChooseStudentDialog({ next, onClose }: DialogProps<'choose-student'>) {
  const { t } = useTranslation('profile');
  const { isTeacher, isAdmin, isLoading } = useSession();
  const choice = { ...(next !== undefined && { next }), onClose };
  return (
    <Modal open title={t('chooseStudent.title')} footer={null} onCancel={onClose} width={480}>
      {isTeacher || isAdmin ? (
        <SchoolStudents {...choice} />
      ) : isLoading ? (
        <LoadSkeleton />
      ) : (
        <FamilyStudents {...choice} />
      )}
    </Modal>
  );
}

import { useGoTo } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { type RowAction, RowMenu } from '../components/row-menu.tsx';
import { useRemoveStudents } from './use-remove-students.ts';

interface StudentMenuProps {
  readonly student: SchoolStudent;
  readonly onRenew: (student: SchoolStudent) => void;
  /** Missing where students have no pictures. */
  readonly onRenewPictures: ((student: SchoolStudent) => void) | undefined;
}

/** What can be done with a student in a list. */
export function StudentMenu({ student, onRenew, onRenewPictures }: StudentMenuProps) {
  const { t } = useTranslation(['students', 'pictures']);
  const { remove } = useRemoveStudents();
  const goTo = useGoTo();
  const { student_id: id, username } = student;
  const pictures: RowAction[] = onRenewPictures
    ? [{ icon: 'shuffle', text: t('pictures:renew'), onAct: () => onRenewPictures(student) }]
    : [];
  return (
    <RowMenu
      label={t('actions', { username })}
      actions={[
        { icon: 'key', text: t('renew'), onAct: () => onRenew(student) },
        ...pictures,
        { icon: 'edit', text: t('edit'), onAct: () => goTo(`organization/students/${id}/edit`) },
        { icon: 'remove', text: t('remove.remove'), danger: true, onAct: () => void remove([student]) },
      ]}
    />
  );
}

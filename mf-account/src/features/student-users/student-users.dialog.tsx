import { Failure } from '@burrow/forms';
import { LocaleLink, type DialogProps, LoadSkeleton } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Modal, Portrait } from '@burrow/ui';
import { useStudentsQuery } from '../../api/students.api.ts';
import { LastPlayed } from '../../components/last-played.tsx';

/** A parent's students: the names with which they log in, and links to their cards. */
export function StudentUsersDialog({ onClose }: DialogProps<'student-users'>) {
  const { t } = useTranslation('profile');
  const students = useStudentsQuery();
  return (
    <Modal open title={t('studentUsers.title')} footer={null} onCancel={onClose} width={560}>
      <p className="dialog-text">{t('studentUsers.text')}</p>
      {students.isError ? (
        <Failure
          title={t('students.notLoaded')}
          error={students.error}
          onRetry={() => void students.refetch()}
        />
      ) : students.data ? (
        <StudentLines students={students.data.students} onLeave={onClose} />
      ) : (
        <LoadSkeleton />
      )}
    </Modal>
  );
}

interface StudentLinesProps {
  readonly students: readonly Student[];
  readonly onLeave: () => void;
}

function StudentLines({ students, onLeave }: StudentLinesProps) {
  const { t } = useTranslation('profile');
  if (students.length === 0)
    return (
      <LocaleLink to="profile/students/add" onClick={onLeave}>
        {t('students.add')}
      </LocaleLink>
    );
  return (
    <ul className="student-lines">
      {students.map(({ id, username, character, last_played }) => (
        <li key={id} className="student-lines__student">
          <Portrait character={character} size={44} framed />
          <span className="student-choice__words">
            <strong dir="auto">{username}</strong>
            <LastPlayed at={last_played?.at} />
          </span>
          <LocaleLink
            to={`profile/students/${id}/card`}
            onClick={onLeave}
            aria-label={t('loginCard.of', { name: username })}
          >
            {t('loginCard.link')}
          </LocaleLink>
        </li>
      ))}
    </ul>
  );
}

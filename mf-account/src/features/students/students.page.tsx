import { Failure } from '@burrow/forms';
import {
  modalOpened,
  RequireSession,
  useAppDispatch,
  PageHead,
  LinkButton,
  LoadSkeleton,
} from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useStudentsQuery } from '../../api/students.api.ts';
import { AddStudentButton } from './add-student-button.tsx';
import { NoStudents } from './no-students.tsx';
import { StudentCard } from './student-card.tsx';

const PARENTS = ['parent'] as const;

/** A parent's students. */
export function StudentsPage() {
  return (
    <RequireSession roles={PARENTS}>
      <Students />
    </RequireSession>
  );
}

function Students() {
  const { t } = useTranslation('profile');
  const { data, error, isError, refetch } = useStudentsQuery();
  const some = data && data.students.length > 0;
  return (
    <>
      <PageHead title={t('shell:profile.students')} text={t('students.text')}>
        {some && <UsernamesButton />}
        {some && <AddStudentButton />}
        {data && <LinkButton to="profile/students/take-over">{t('takeOver.title')}</LinkButton>}
      </PageHead>
      {data ? (
        <StudentCards students={data.students} />
      ) : isError ? (
        <Failure title={t('students.notLoaded')} error={error} onRetry={() => void refetch()} />
      ) : (
        <LoadSkeleton lines={6} />
      )}
    </>
  );
}

/** All usernames at a glance, with links to the cards. */
function UsernamesButton() {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  return (
    <Button onClick={() => dispatch(modalOpened({ name: 'student-users', props: {} }))}>
      {t('studentUsers.title')}
    </Button>
  );
}

function StudentCards({ students }: { readonly students: readonly Student[] }) {
  if (students.length === 0) return <NoStudents />;
  return (
    <ul className="student-cards">
      {students.map(student => (
        <li key={student.id}>
          <StudentCard student={student} />
        </li>
      ))}
    </ul>
  );
}

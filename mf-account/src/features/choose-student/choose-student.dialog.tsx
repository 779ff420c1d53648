import {
  afterLogIn,
  LocaleLink,
  snackbarShown,
  useAppDispatch,
  useGoTo,
  useSession,
  type DialogProps,
} from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Icon, Modal } from '@burrow/ui';
import { useRef } from 'react';
import { useChooseStudentMutation, useStudentsQuery } from '../../api/students.api.ts';
import { Failure } from '../../components/failure.tsx';
import { LastPlayed } from '../../components/last-played.tsx';
import { LoadSkeleton } from '../../components/load-skeleton.tsx';
import { Portrait } from '../../components/portrait.tsx';
import { useArrowKeys } from '../../components/use-arrow-keys.ts';

/** Who learns in this session. A choice leads to where they last played. */
export function ChooseStudentDialog({ next, onClose }: DialogProps<'choose-student'>) {
  const { t } = useTranslation('profile');
  const { isTeacher, isAdmin, isLoading } = useSession();
  const isSchool = isTeacher || isAdmin;
  const close = (
    <Button type="primary" autoFocus onClick={onClose}>
      {t('common.close')}
    </Button>
  );
  return (
    <Modal
      open
      title={t('chooseStudent.title')}
      footer={isSchool ? close : null}
      onCancel={onClose}
      width={480}
    >
      {/* The list of a school's students belongs to the area for schools; this dialog only has a family's. */}
      {isSchool ? (
        <p className="dialog-text">{t('chooseStudent.school')}</p>
      ) : isLoading ? (
        <LoadSkeleton />
      ) : (
        <FamilyStudents next={next} onClose={onClose} />
      )}
    </Modal>
  );
}

function FamilyStudents(props: Omit<StudentChoiceProps, 'students'>) {
  const { t } = useTranslation('profile');
  const students = useStudentsQuery();
  if (students.data) return <StudentChoice students={students.data.students} {...props} />;
  if (!students.isError) return <LoadSkeleton />;
  return (
    <Failure title={t('students.notLoaded')} error={students.error} onRetry={() => void students.refetch()} />
  );
}

interface StudentChoiceProps {
  readonly students: readonly Student[];
  readonly next?: string;
  readonly onClose: () => void;
}

function useChoice({ next, onClose }: Omit<StudentChoiceProps, 'students'>) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const goTo = useGoTo();
  const [choose, { isLoading }] = useChooseStudentMutation();

  const take = async (student: Student): Promise<void> => {
    const { data, error } = await choose(student.id);
    if (error) return void dispatch(snackbarShown(t('chooseStudent.failed'), 'error'));
    onClose();
    await afterLogIn(dispatch);
    const last = data?.last_played;
    const place = next ?? (last ? `play/${last.course_id}/${last.level_slug}` : null);
    if (place !== null) goTo(place);
    else dispatch(snackbarShown(t('chooseStudent.chosen', { name: student.username }), 'success'));
  };
  return { take, isLoading };
}

function StudentChoice({ students, ...rest }: StudentChoiceProps) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useArrowKeys(list, '.student-choice__item');
  const { take, isLoading } = useChoice(rest);
  const first = Math.max(0, students.findIndex(({ id }) => id === user?.student_id)); // prettier-ignore

  return (
    <>
      <p className="dialog-text">{t(students.length > 0 ? 'chooseStudent.text' : 'chooseStudent.none')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble up from its buttons */}
      <ul ref={list} className="student-choice" aria-label={t('chooseStudent.title')} onKeyDown={moveFocus}>
        {students.map((student, index) => (
          <li key={student.id}>
            <button
              type="button"
              className="student-choice__item"
              autoFocus={index === first}
              aria-current={student.id === user?.student_id}
              disabled={isLoading}
              onClick={() => void take(student)}
            >
              <Portrait character={student.character} size={48} />
              <span className="student-choice__words">
                <strong dir="auto">{student.username}</strong>
                <LastPlayed at={student.last_played?.at} />
              </span>
              {student.id === user?.student_id && <Icon name="check" />}
            </button>
          </li>
        ))}
        <li>
          <LocaleLink
            to="profile/students/add"
            className="student-choice__item student-choice__item--add"
            autoFocus={students.length === 0}
            onClick={rest.onClose}
          >
            <Icon name="zoom-in" /> {t('students.add')}
          </LocaleLink>
        </li>
      </ul>
    </>
  );
}

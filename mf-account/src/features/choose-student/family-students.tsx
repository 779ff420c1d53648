import { Failure } from '@burrow/forms';
import { LocaleLink, useSession, LoadSkeleton } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useRef } from 'react';
import { useStudentsQuery } from '../../api/students.api.ts';
import { LastPlayed } from '../../components/last-played.tsx';
import { useArrowKeys } from '../../components/use-arrow-keys.ts';
import { StudentButton } from './student-button.tsx';
import { type Choice, useChoice } from './use-choice.ts';

/** The students of a family. */
export function FamilyStudents(choice: Choice) {
  const { t } = useTranslation('profile');
  const students = useStudentsQuery();
  if (students.data) return <StudentChoice students={students.data.students} {...choice} />;
  if (!students.isError) return <LoadSkeleton />;
  return (
    <Failure title={t('students.notLoaded')} error={students.error} onRetry={() => void students.refetch()} />
  );
}

function StudentChoice({ students, ...choice }: Choice & { readonly students: readonly Student[] }) {
  const { t } = useTranslation('profile');
  const { user } = useSession();
  const list = useRef<HTMLUListElement>(null);
  const moveFocus = useArrowKeys(list, '.student-choice__item');
  const { take, isLoading } = useChoice(choice);
  const first = Math.max(
    0,
    students.findIndex(({ id }) => id === user?.student_id),
  );

  return (
    <>
      <p className="dialog-text">{t(students.length > 0 ? 'chooseStudent.text' : 'chooseStudent.none')}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- key events bubble up from its buttons */}
      <ul ref={list} className="student-choice" aria-label={t('chooseStudent.title')} onKeyDown={moveFocus}>
        {students.map((student, index) => (
          <li key={student.id}>
            <StudentButton
              character={student.character}
              name={student.username}
              note={<LastPlayed at={student.last_played?.at} />}
              isCurrent={student.id === user?.student_id}
              isFirst={index === first}
              disabled={isLoading}
              onClick={() => void take(student)}
            />
          </li>
        ))}
        <li>
          <LocaleLink
            to="profile/students/add"
            className="student-choice__item student-choice__item--add"
            autoFocus={students.length === 0}
            onClick={choice.onClose}
          >
            <Icon name="zoom-in" /> {t('students.add')}
          </LocaleLink>
        </li>
      </ul>
    </>
  );
}

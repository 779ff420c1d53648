import { FIRST_COURSE } from '@burrow/contracts/courses';
import { Portrait } from '@burrow/ui';
import { PageHead, LinkButton } from '@burrow/client';
import type { SchoolStudent } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useSchoolClassQuery } from '../../api/classes.api.ts';
import { useSchoolStudentWorkQuery } from '../../api/learning.api.ts';
import { StudentRuns } from '../failures/index.ts';
import { useCourseWords } from '../live/index.ts';
import { StudentAwards } from './student-awards.tsx';
import { StudentAssistant } from './student-assistant.tsx';
import { StudentCourses } from './student-courses.tsx';
import { RenewPassword } from './renew-password.tsx';
import { WithStudent } from './with-student.tsx';

/** A student, for those who teach them. */
export function StudentPage() {
  return (
    <WithStudent>{student => <StudentOverview key={student.student_id} student={student} />}</WithStudent>
  );
}

function StudentOverview({ student }: { readonly student: SchoolStudent }) {
  const { t } = useTranslation('students');
  const { student_id: id, username, full_name: name, character, class_id: classId } = student;
  const levels = useCourseWords(FIRST_COURSE);
  const { data: schoolClass } = useSchoolClassQuery(classId ?? '', { skip: classId === null });
  const above = schoolClass
    ? { to: `organization/classes/${schoolClass.id}`, text: schoolClass.name }
    : { to: 'organization/students', text: t('title') };
  return (
    <>
      <div className="school-student-head">
        <Portrait character={character} size={72} framed />
        <PageHead title={name ?? username} text={<About student={student} />} above={above}>
          <StudentAwards studentId={id} />
          <LinkButton to={`organization/students/${id}/edit`}>{t('edit')}</LinkButton>
        </PageHead>
      </div>
      <StudentCourses studentId={id} />
      <StudentRuns studentId={id} levelName={(_course, slug) => levels.level(slug)} />
      <StudentAssistant student={student} />
      <RenewPassword student={student} />
    </>
  );
}

function About({
  student: { student_id: id, username, full_name: name },
}: {
  readonly student: SchoolStudent;
}) {
  const { t } = useTranslation('students');
  const { dayAndTime } = useDates();
  const { data: work } = useSchoolStudentWorkQuery(id);
  return (
    <>
      {name && (
        <>
          <bdi>{username}</bdi>
          {' · '}
        </>
      )}
      {work &&
        (work.last_played ? t('lastPlayed', { at: dayAndTime(work.last_played.at) }) : t('neverPlayed'))}
    </>
  );
}

import { FIRST_COURSE } from '@burrow/contracts/courses';
import { Portrait } from '@burrow/ui';
import { PageHead, LinkButton } from '@burrow/client';
import type { Pupil } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { useSchoolClassQuery } from '../../api/classes.api.ts';
import { usePupilWorkQuery } from '../../api/learning.api.ts';
import { StudentRuns } from '../failures/index.ts';
import { useCourseWords } from '../live/index.ts';
import { PupilAwards } from './pupil-awards.tsx';
import { PupilAssistant } from './pupil-assistant.tsx';
import { PupilCourses } from './pupil-courses.tsx';
import { RenewPassword } from './renew-password.tsx';
import { WithPupil } from './with-pupil.tsx';

/** A student, for those who teach them. */
export function StudentPage() {
  return <WithPupil>{pupil => <StudentOverview key={pupil.student_id} pupil={pupil} />}</WithPupil>;
}

function StudentOverview({ pupil }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const { student_id: id, username, full_name: name, character, class_id: classId } = pupil;
  const levels = useCourseWords(FIRST_COURSE);
  const { data: schoolClass } = useSchoolClassQuery(classId ?? '', { skip: classId === null });
  const above = schoolClass
    ? { to: `organization/classes/${schoolClass.id}`, text: schoolClass.name }
    : { to: 'organization/students', text: t('title') };
  return (
    <>
      <div className="pupil-head">
        <Portrait character={character} size={72} framed />
        <PageHead title={name ?? username} text={<About pupil={pupil} />} above={above}>
          <PupilAwards studentId={id} />
          <LinkButton to={`organization/students/${id}/edit`}>{t('edit')}</LinkButton>
        </PageHead>
      </div>
      <PupilCourses studentId={id} />
      <StudentRuns studentId={id} levelName={(_course, slug) => levels.level(slug)} />
      <PupilAssistant pupil={pupil} />
      <RenewPassword pupil={pupil} />
    </>
  );
}

function About({ pupil: { student_id: id, username, full_name: name } }: { readonly pupil: Pupil }) {
  const { t } = useTranslation('pupils');
  const { dayAndTime } = useDates();
  const { data: work } = usePupilWorkQuery(id);
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

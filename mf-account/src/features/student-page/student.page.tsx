import { Portrait } from '@burrow/ui';
import { useSession, PageHead, LinkButton } from '@burrow/client';
import type { Student } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { LastPlayed } from '../../components/last-played.tsx';
import { WithStudent } from '../students/index.ts';
import { StudentCourses } from './student-courses.tsx';
import { SchoolActs } from './school-acts.tsx';
import { StudentAwards } from './student-awards.tsx';

const FAMILY = ['parent', 'student'] as const;

/** What a student has done, for the student and the parent. */
export function StudentPage() {
  return <WithStudent roles={FAMILY}>{student => <StudentOverview student={student} />}</WithStudent>;
}

function StudentOverview({ student }: { readonly student: Student }) {
  const { t } = useTranslation('profile');
  const { isParent } = useSession();
  const { id, username, full_name: fullName, character, last_played: last } = student;
  return (
    <>
      <div className="student-head">
        <Portrait character={character} size={72} framed />
        <PageHead
          title={username}
          text={
            <>
              {fullName && (
                <>
                  <bdi>{fullName}</bdi>
                  {' · '}
                </>
              )}
              <LastPlayed at={last?.at} />
            </>
          }
        >
          {last && (
            <LinkButton to={`play/${last.course_id}/${last.level_slug}`}>{t('studentPage.goOn')}</LinkButton>
          )}
          {isParent && <LinkButton to={`profile/students/${id}/edit`}>{t('students.edit')}</LinkButton>}
          {isParent && <LinkButton to={`profile/students/${id}/card`}>{t('loginCard.link')}</LinkButton>}
        </PageHead>
      </div>
      <StudentCourses studentId={id} character={character} />
      <StudentAwards studentId={id} />
      {isParent && <SchoolActs studentId={id} />}
    </>
  );
}

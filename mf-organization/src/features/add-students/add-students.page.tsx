import { PageHead } from '@burrow/client';
import { useSearchParams } from '@burrow/client/router';
import type { MadeSchoolStudent } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { AddOneStudent } from './add-one-student.tsx';
import { MadeStudentCard } from './made-student-card.tsx';

/** Adds a student; `?class=ID` chooses the class. */
export function AddStudentsPage() {
  const { t } = useTranslation('students');
  const [params] = useSearchParams();
  const given = params.get('class');
  const [made, setMade] = useState<MadeSchoolStudent>();
  const list = given ? `organization/classes/${given}` : 'organization/students';
  return (
    <>
      <PageHead title={t('add.title')} text={t('add.text')} above={{ to: list, text: t('add.above') }} />
      {made ? (
        <MadeStudentCard made={made} back={list} onAgain={() => setMade(undefined)} />
      ) : (
        <AddOneStudent classId={given} back={list} onMade={setMade} />
      )}
    </>
  );
}

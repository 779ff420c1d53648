import { PageHead, LinkButton } from '@burrow/client';
import { useTranslation } from '@burrow/i18n';
import { Icon } from '@burrow/ui';
import { useState } from 'react';
import { ClassSelect } from '../../components/class-select.tsx';
import { FreeSeatsNotice } from '../class-sets/index.ts';
import { WholeNamesNotice } from '../names/index.ts';
import { StudentList } from '../../students/student-list.tsx';

/** The students of the school, or of the classes that a teacher teaches; of one class if it is chosen. */
export function StudentsPage() {
  const { t } = useTranslation('organization');
  const [classId, setClassId] = useState('');
  return (
    <>
      <PageHead title={t('area.links.students')} text={t('students.text')}>
        <LinkButton to="organization/students/left">{t('students.left')}</LinkButton>
        <LinkButton to="organization/students/import">{t('students.addMany')}</LinkButton>
        <LinkButton to="organization/students/add" main>
          <Icon name="add" size={16} /> {t('students.add')}
        </LinkButton>
      </PageHead>
      <FreeSeatsNotice />
      <WholeNamesNotice />
      <StudentList key={classId} {...(classId && { classId })} emptyText={t('students.none')}>
        <ClassSelect
          label={t('students.ofClass')}
          value={classId}
          onChoose={setClassId}
          others={[{ value: '', text: t('students.allClasses') }]}
        />
      </StudentList>
    </>
  );
}

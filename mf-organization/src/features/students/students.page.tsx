import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { useClassesQuery } from '../../api/classes.api.ts';
import { PageHead } from '../../components/page-head.tsx';
import { PupilList } from '../../pupils/pupil-list.tsx';

const MOST_CLASSES = 200;

/** The students of the school, or of the classes that a teacher teaches; of one class if it is chosen. */
export function StudentsPage() {
  const { t } = useTranslation('organization');
  const [classId, setClassId] = useState('');
  const { data } = useClassesQuery({ per_page: MOST_CLASSES });
  return (
    <>
      <PageHead title={t('area.links.students')} text={t('students.text')} />
      <PupilList key={classId} {...(classId && { classId })} emptyText={t('students.none')}>
        <select
          className="school-select"
          aria-label={t('students.ofClass')}
          value={classId}
          onChange={event => setClassId(event.target.value)}
        >
          <option value="">{t('students.allClasses')}</option>
          {data?.classes.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </PupilList>
    </>
  );
}

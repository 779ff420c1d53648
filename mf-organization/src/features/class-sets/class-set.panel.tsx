import { Panel } from '@burrow/ui';
import { useTranslation } from '@burrow/i18n';
import { useState } from 'react';
import { ClassSelect } from '../../components/class-select.tsx';
import { GiveSeats } from './give-seats.tsx';
import { type ClassSet, freeSeats } from './seats.rules.ts';

interface ClassSetPanelProps {
  readonly set: ClassSet;
  /** All sets of the school. */
  readonly sets: readonly ClassSet[];
}

/** A class set: how many seats are given, and to whom the others go. */
export function ClassSetPanel({ set, sets }: ClassSetPanelProps) {
  const { t } = useTranslation('class-sets');
  const { t: courseWord } = useTranslation('course-words');
  const [classId, setClassId] = useState('');
  const free = freeSeats(set);
  const course = courseWord(`${set.course_name}.short`);
  return (
    <Panel title={course} text={t('given', { given: set.student_ids.length, count: set.seats })}>
      {free === 0 ? (
        <p>{t('full')}</p>
      ) : (
        <>
          <p>{t('free', { count: free })}</p>
          <ClassSelect
            label={t('ofClass', { course })}
            value={classId}
            onChoose={setClassId}
            others={[{ value: '', text: t('chooseClass') }]}
          />
          {classId !== '' && <GiveSeats key={classId} classId={classId} set={set} sets={sets} />}
        </>
      )}
    </Panel>
  );
}

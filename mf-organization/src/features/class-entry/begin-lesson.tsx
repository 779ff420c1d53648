import type { ClassEntry, LessonUpdate } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';

const LENGTHS = [30, 45, 60, 90, 120] as const;
const USUAL = 45;

interface BeginLessonProps {
  readonly entry: ClassEntry;
  readonly isLoading: boolean;
  readonly onChange: (update: LessonUpdate) => Promise<void>;
}

/** Opens a lesson for a while. */
export function BeginLesson({ entry, isLoading, onChange }: BeginLessonProps) {
  const { t } = useTranslation('class-entry');
  const id = useId();
  const [length, setLength] = useState<number>(USUAL);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShared = chosen ?? entry.shared_devices;
  return (
    <div className="begin-lesson">
      <label htmlFor={id} className="class-entry__label">
        {t('lesson.length')}
      </label>
      <select
        id={id}
        className="school-select"
        value={length}
        onChange={event => setLength(Number(event.target.value))}
      >
        {LENGTHS.map(each => (
          <option key={each} value={each}>
            {t('lesson.minutes', { count: each })}
          </option>
        ))}
      </select>
      <label className="class-entry__label">
        <input type="checkbox" checked={isShared} onChange={event => setChosen(event.target.checked)} />{' '}
        {t('lesson.shared')}
      </label>
      <Button
        type="primary"
        loading={isLoading}
        onClick={() => void onChange({ minutes: length, shared_devices: isShared })}
      >
        {t('lesson.begin')}
      </Button>
    </div>
  );
}

import { LinkButton } from '@burrow/client';
import type { ClassEntry, LessonUpdate } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';
import { useId, useState } from 'react';

const LENGTHS = [30, 45, 60, 90, 120] as const;
const USUAL = 45;

interface BeginProps {
  readonly entry: ClassEntry | undefined;
  readonly isLoading: boolean;
  /** Opening one is what the page is for. */
  readonly isMain: boolean;
  readonly onChange: (update: LessonUpdate) => Promise<void>;
}

interface LessonControlsProps extends BeginProps {
  readonly classId: string;
  /** That are left. */
  readonly minutes: number;
}

/** Opens a lesson for a while, leads to it, and ends it. */
export function LessonControls({ classId, minutes, ...props }: LessonControlsProps) {
  const { t } = useTranslation('class-entry');
  const { entry, isLoading, onChange } = props;
  const isOpen = minutes > 0;
  return (
    <div className="class-entry">
      <div className="class-entry__words">
        <h3>{t('lesson.title')}</h3>
        <p role="status">{isOpen ? t('lesson.open', { count: minutes }) : t('lesson.closed')}</p>
      </div>
      <div className="page-head__actions">
        {isOpen ? (
          <>
            <Button disabled={!entry} loading={isLoading} onClick={() => void onChange({ end: true })}>
              {t('lesson.end')}
            </Button>
            <LinkButton main to={`organization/classes/${classId}/lesson`}>
              {t('lesson.show')}
            </LinkButton>
          </>
        ) : (
          <BeginLesson {...props} />
        )}
      </div>
    </div>
  );
}

function BeginLesson({ entry, isLoading, isMain, onChange }: BeginProps) {
  const { t } = useTranslation('class-entry');
  const id = useId();
  const [length, setLength] = useState<number>(USUAL);
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isShared = chosen ?? entry?.shared_devices ?? false;
  return (
    <>
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
        type={isMain ? 'primary' : 'default'}
        disabled={!entry}
        loading={isLoading}
        onClick={() => void onChange({ minutes: length, shared_devices: isShared })}
      >
        {t('lesson.begin')}
      </Button>
    </>
  );
}

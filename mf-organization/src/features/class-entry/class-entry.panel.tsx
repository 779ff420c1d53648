import { LinkButton } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { Failure } from '../../components/failure.tsx';
import { PictureLogInSwitch } from '../picture-passwords/index.ts';
import { JoiningWords } from './joining-words.tsx';
import { LessonControls } from './lesson-controls.tsx';
import { useEntryChanges } from './use-entry-changes.ts';
import { useEntry } from './use-entry.ts';
import { WaitingStudents } from './waiting-students.tsx';

interface ClassEntryPanelProps {
  readonly schoolClass: SchoolClass;
  /** Nobody is in it: then students come before a lesson. */
  readonly isEmpty: boolean;
}

/** The lesson of a class and its code, for its page. */
export function ClassEntryPanel({ schoolClass, isEmpty }: ClassEntryPanelProps) {
  const { t } = useTranslation('class-entry');
  const { id } = schoolClass;
  const { entry, times, error, refetch } = useEntry(id);
  const { setCode, setLesson, isLoading } = useEntryChanges(id);
  if (error && !entry) return <Failure title={t('notLoaded')} error={error} onRetry={refetch} />;
  const isOpen = (times.joiningMinutes ?? 0) > 0;
  return (
    <>
      <WaitingStudents classId={id} />
      <Panel title={t('title')}>
        <LessonControls
          classId={id}
          entry={entry}
          minutes={times.lessonMinutes}
          isLoading={isLoading}
          isMain={!isEmpty}
          onChange={setLesson}
        />
        <div className="class-entry">
          <div className="class-entry__words">
            <h3>{t('joining.title')}</h3>
            <p>
              {entry?.code && (
                <strong className="class-entry__code" dir="ltr">
                  {entry.code}
                </strong>
              )}{' '}
              <JoiningWords minutes={times.joiningMinutes} />
            </p>
          </div>
          <div className="page-head__actions">
            {!isOpen && (
              <Button loading={isLoading} onClick={() => void setCode('open')}>
                {t('joining.openNow')}
              </Button>
            )}
            {times.joiningMinutes !== null && (
              <Button loading={isLoading} onClick={() => void setCode('close')}>
                {t('joining.closeNow')}
              </Button>
            )}
            <LinkButton to={`organization/classes/${id}/code`}>{t('wall.show')}</LinkButton>
          </div>
        </div>
        {entry && <PictureLogInSwitch entry={entry} />}
      </Panel>
    </>
  );
}

import { LinkButton } from '@burrow/client';
import type { SchoolClass } from '@burrow/contracts';
import { useTranslation } from '@burrow/i18n';
import { Button, Panel } from '@burrow/ui';
import { Failure } from '../../components/failure.tsx';
import { PictureLogInSwitch } from '../picture-passwords/index.ts';
import { JoiningWords } from './joining-words.tsx';
import { useEntryChanges } from './use-entry-changes.ts';
import { useEntry } from './use-entry.ts';

interface ClassEntryPanelProps {
  readonly schoolClass: SchoolClass;
}

/** How students come into a class, for its page. */
export function ClassEntryPanel({ schoolClass }: ClassEntryPanelProps) {
  const { t } = useTranslation('class-entry');
  const { id } = schoolClass;
  const { entry, times, error, refetch } = useEntry(id);
  const { setCode, isLoading } = useEntryChanges(id);
  if (error && !entry) return <Failure title={t('notLoaded')} error={error} onRetry={refetch} />;
  const isOpen = (times.joiningMinutes ?? 0) > 0;
  return (
    <Panel title={t('joining.title')}>
      <div className="class-entry">
        <div className="class-entry__words">
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
  );
}

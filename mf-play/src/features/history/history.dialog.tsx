import { snackbarShown, useAppDispatch } from '@burrow/client';
import type { CodeHistory, LevelData } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button, DelayedSkeleton, Modal } from '@burrow/ui';
import { useState } from 'react';
import type { DialogProps } from '../../level/panel.types.ts';
import { countCodeLines } from '../../run/code-lines.rules.ts';
import { useCodeHistoryQuery } from '../../level/level.api.ts';

type Entry = CodeHistory['entries'][number];

export interface HistoryDialogProps extends DialogProps {
  readonly level: Pick<LevelData, 'course_slug' | 'slug'>;
  /** What is in the editor. */
  readonly code: string;
  readonly onCode: (code: string) => void;
}

/** The last programs of the level, to look at and to restore. */
export function HistoryDialog({ open, onClose, ...rest }: HistoryDialogProps) {
  const { t } = useTranslation('play-dialogs');
  return (
    <Modal
      open={open}
      title={t('history.title')}
      onCancel={onClose}
      footer={null}
      width={760}
      destroyOnHidden
    >
      <History {...rest} onClose={onClose} />
    </Modal>
  );
}

function History({ level, ...rest }: Omit<HistoryDialogProps, 'open'>) {
  const { t } = useTranslation('play-dialogs');
  const place = { course: level.course_slug, level: level.slug };
  const { data, isError, isFetching, refetch } = useCodeHistoryQuery(place, {
    refetchOnMountOrArgChange: true,
  });
  if (isError && !isFetching) {
    return (
      <div role="alert" className="history__message">
        <p>{t('history.failed')}</p>
        <Button type="primary" onClick={() => void refetch()}>
          {t('history.retry')}
        </Button>
      </div>
    );
  }
  if (!data || isFetching) return <DelayedSkeleton label={t('history.loading')} lines={5} />;
  if (data.entries.length === 0) return <p className="history__message">{t('history.none')}</p>;
  return <HistoryEntries entries={data.entries} {...rest} />;
}

interface HistoryEntriesProps extends Pick<HistoryDialogProps, 'code' | 'onCode' | 'onClose'> {
  readonly entries: readonly Entry[];
}

function HistoryEntries({ entries, code, onCode, onClose }: HistoryEntriesProps) {
  const { t } = useTranslation('play-dialogs');
  const { dayAndTime } = useDates();
  const dispatch = useAppDispatch();
  const [index, setIndex] = useState(0);
  const chosen = entries[index];
  const bringBack = (entry: Entry): void => {
    onCode(entry.code);
    dispatch(snackbarShown(t('history.done'), 'success'));
    onClose();
  };
  return (
    <>
      <p className="dialog-note">{t('history.text')}</p>
      <div className="history">
        <ol className="history__list" aria-label={t('history.list')}>
          {entries.map((entry, place) => (
            <li key={`${entry.at}-${place}`}>
              <button
                type="button"
                className="history__entry"
                aria-pressed={place === index}
                autoFocus={place === 0}
                onClick={() => setIndex(place)}
              >
                <strong>{dayAndTime(entry.at)}</strong>
                <span>
                  {t('history.lines', { count: countCodeLines(entry.code) })}, {t(`history.${entry.origin}`)}
                </span>
              </button>
            </li>
          ))}
        </ol>
        {chosen && (
          <section
            className="history__preview"
            aria-label={t('history.preview', { time: dayAndTime(chosen.at) })}
          >
            <pre className="code-preview" tabIndex={0} dir="ltr">
              {chosen.code}
            </pre>
            {chosen.code === code ? (
              <p className="dialog-note">{t('history.same')}</p>
            ) : (
              <Button type="primary" onClick={() => bringBack(chosen)}>
                {t('history.ok')}
              </Button>
            )}
          </section>
        )}
      </div>
    </>
  );
}

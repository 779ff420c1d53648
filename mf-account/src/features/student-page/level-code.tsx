import { snackbarShown, useAppDispatch, saveFile } from '@burrow/client';
import type { TriedLevel } from '@burrow/contracts';
import { useDates, useTranslation } from '@burrow/i18n';
import { Button } from '@burrow/ui';

interface LevelCodeProps {
  readonly work: TriedLevel;
  readonly code: string;
  /** Of the level. */
  readonly name: string;
}

/** The code of a level, to read, copy and save. */
export function LevelCode({ work, code, name }: LevelCodeProps) {
  const { t } = useTranslation('profile');
  const dispatch = useAppDispatch();
  const { dayAndTime } = useDates();

  const copy = async (): Promise<void> => {
    const copied = await navigator.clipboard.writeText(code).then(
      () => true,
      () => false,
    );
    dispatch(
      copied
        ? snackbarShown(t('studentPage.copied'), 'success')
        : snackbarShown(t('studentPage.notCopied'), 'error'),
    );
  };
  return (
    <div className="level-code">
      <pre tabIndex={0} aria-label={t('studentPage.codeOf', { name })}>
        <code>{code}</code>
      </pre>
      <div className="level-code__actions">
        <Button onClick={() => void copy()}>{t('studentPage.copy')}</Button>
        <Button
          onClick={() => saveFile(`${work.level_slug}.py`, new Blob([code], { type: 'text/x-python' }))}
        >
          {t('studentPage.download')}
        </Button>
        <span className="level-code__time">
          {t('studentPage.written', { at: dayAndTime(work.updated_at) })}
        </span>
      </div>
    </div>
  );
}

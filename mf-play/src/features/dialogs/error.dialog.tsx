import { useTranslation } from '@burrow/i18n';
import { Button, Modal } from '@burrow/ui';
import { runErrorPlace, runErrorText } from '../../run/run-error-text.ts';
import { useGrid } from '../grid/index.ts';
import type { RunResult } from '../../run/run-result.types.ts';

interface ErrorDialogProps {
  readonly result: RunResult | null;
  readonly onClose: () => void;
}

interface Said {
  readonly title: string;
  readonly text: string;
  /** Line and tile, if they are known and shown. */
  readonly place: string | null;
  readonly trace: string;
}

/** What went wrong in a run: words first, with Python's own trace below. */
export function ErrorDialog({ result, onClose }: ErrorDialogProps) {
  const { t } = useTranslation('play');
  const said = useSaid(result);
  return (
    <Modal
      open={said !== null}
      title={said?.title}
      onCancel={onClose}
      width={520}
      destroyOnHidden
      footer={
        <Button type="primary" autoFocus onClick={onClose}>
          {t('dialogs.close')}
        </Button>
      }
    >
      {said && (
        <div className="error-dialog">
          {said.place && <p className="error-dialog__line">{said.place}</p>}
          <p>{said.text}</p>
          {said.trace && (
            <details>
              <summary>{t('dialogs.trace')}</summary>
              <pre tabIndex={0} dir="ltr">
                {said.trace}
              </pre>
            </details>
          )}
        </div>
      )}
    </Modal>
  );
}

function useSaid(result: RunResult | null): Said | null {
  const { t } = useTranslation('play');
  const { isShown: hasGrid } = useGrid();
  const refused = (text: string): Said => ({ title: t('dialogs.error'), text, place: null, trace: '' });
  if (result?.kind === 'too-many-lines') {
    const text = t('dialogs.tooManyLines', { maxLines: result.maxLines });
    return refused(result.isJoined ? `${text} ${t('dialogs.joinedLines')}` : text);
  }
  if (result?.kind === 'too-long') return refused(t('dialogs.tooLong'));
  if (result?.kind !== 'error') return null;
  const { code, params, line, trace } = result;
  const place = runErrorPlace(t, { line, params }, hasGrid);
  const text = runErrorText(t, { code, params });
  if (code !== 'python/time-limit') return { title: t('dialogs.error'), text, place, trace };
  return { title: t('dialogs.timeLimit'), text: `${text} ${t('dialogs.timeLimitText')}`, place, trace };
}

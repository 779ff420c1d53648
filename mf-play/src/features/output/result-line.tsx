import { useTranslation } from '@burrow/i18n';
import { useGrid } from '../grid/index.ts';
import { runErrorPlace, runErrorText } from '../../run/run-error-text.ts';
import type { RunResult } from '../../run/run-result.types.ts';

/** How a run ended, in one line. */
export function ResultLine({ result }: { readonly result: RunResult }) {
  const { t } = useTranslation('play');
  const { isShown: hasGrid } = useGrid();
  const place = result.kind === 'error' ? runErrorPlace(t, result, hasGrid) : null;
  switch (result.kind) {
    case 'error':
      return (
        <p className="output__error">
          {place && <strong>{place} </strong>}
          {runErrorText(t, result)}
        </p>
      );
    case 'incomplete':
      return (
        <p className="output__hint">
          {t('run.incomplete')}
          {result.missing && ` ${runErrorText(t, result.missing)}`}
        </p>
      );
    case 'variant':
      return <p className="output__hint">{t('run.variant')}</p>;
    case 'complete':
      return <p className="output__done">{t('run.complete')}</p>;
    case 'ended':
      return <p>{t('run.ended')}</p>;
    case 'stopped':
      return <p>{t('run.stopped')}</p>;
    default:
      return null;
  }
}

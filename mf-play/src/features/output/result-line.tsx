import { useTranslation } from '@burrow/i18n';
import type { RunResult } from '../execution/run-result.types.ts';

/** In a line, how a run ended. */
export function ResultLine({ result }: { readonly result: RunResult }) {
  const { t } = useTranslation('play');
  switch (result.kind) {
    case 'error':
      return (
        <p className="output__error">
          {result.line !== null && <strong>{t('run.line', { line: result.line })} </strong>}
          {t(`runErrors.${result.code}`, result.params)}
        </p>
      );
    case 'incomplete':
      return (
        <p className="output__hint">
          {t('run.incomplete')}
          {result.missing && ` ${t(`runErrors.${result.missing.code}`, result.missing.params)}`}
        </p>
      );
    case 'variant':
      return <p className="output__hint">{t('run.variant')}</p>;
    case 'complete':
      return <p className="output__done">{t('run.complete')}</p>;
    case 'stopped':
      return <p>{t('run.stopped')}</p>;
    default:
      return null;
  }
}

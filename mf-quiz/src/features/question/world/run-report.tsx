import type { RunError } from '@burrow/python';
import { useTranslation } from '@burrow/i18n';
import { errorKey } from './run-result.rules.ts';
import type { RunEnd, RunPhase } from './use-world-run.ts';

interface RunReportProps {
  readonly phase: RunPhase;
  readonly end: RunEnd | null;
  /** The program is still as it was run. */
  readonly isOfCode: boolean;
  /** The answer was handed in. */
  readonly isSettled: boolean;
}

/** How a run goes and went: what was printed and read, or what stopped it and where. */
export function RunReport({ phase, end, isOfCode, isSettled }: RunReportProps) {
  const { t } = useTranslation('quiz-world');
  return (
    <div className="quiz-world__report" role="status">
      {phase === 'starting' && <p>{t('starting')}</p>}
      {end && !isOfCode && <p>{t('changed')}</p>}
      {end && isOfCode && (
        <>
          {end.error && <ErrorText error={end.error} />}
          {!end.error && !isSettled && <p>{t(end.answer ? 'ended' : 'tooMuch')}</p>}
          {end.read.map((text, index) => (
            <p key={index}>{t('sign', { text })}</p>
          ))}
          {end.printed !== '' && (
            <pre className="exercise-code" dir="ltr" tabIndex={0}>
              <code>{end.printed}</code>
            </pre>
          )}
        </>
      )}
    </div>
  );
}

function ErrorText({ error: { code, line, message } }: { readonly error: RunError }) {
  const { t } = useTranslation('quiz-world');
  const key = errorKey(code);
  return (
    <div className="quiz-world__error">
      <p>
        {line !== null && <b>{t('line', { line })} </b>}
        {t(`errors.${key}`)}
      </p>
      {key !== 'wall' && code.startsWith('python/') && message !== '' && (
        <code dir="ltr" className="quiz-world__message">
          {message}
        </code>
      )}
    </div>
  );
}

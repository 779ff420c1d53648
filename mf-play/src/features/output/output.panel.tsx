import { useTranslation } from '@burrow/i18n';
import type { OutputChunk } from '@burrow/python';
import { ContinueRun } from '../run-notices/index.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { Report } from './report.tsx';

interface OutputPanelProps {
  readonly output: readonly OutputChunk[];
  /** Number of commands that the picture has shown; later output waits for them. */
  readonly shownSteps: number;
  readonly report: RunResult | null;
  /** Runs the stopped program again; null if there is nothing to continue. */
  readonly onContinue: (() => void) | null;
}

/** What the program printed, and in one line how it ended. */
export function OutputPanel({ output, shownSteps, report, onContinue }: OutputPanelProps) {
  const { t } = useTranslation('play');
  const text = output
    .filter(chunk => chunk.step <= shownSteps)
    .map(chunk => chunk.text)
    .join('');
  return (
    <section className="output" aria-label={t('output.label')}>
      <h2>{t('output.label')}</h2>
      {text ? (
        <pre tabIndex={0}>{text}</pre>
      ) : (
        !report && <p className="output__empty">{t('output.empty')}</p>
      )}
      <Report report={report} />
      {onContinue && <ContinueRun onContinue={onContinue} />}
    </section>
  );
}

import { isNews } from '../../run/report.rules.ts';
import type { RunResult } from '../../run/run-result.types.ts';
import { ResultLine } from './result-line.tsx';

interface ReportProps {
  readonly className?: string;
  readonly report: RunResult | null;
}

/** How the run ended, in one line. Read aloud, unless a dialog said it before. */
export function Report({ className, report }: ReportProps) {
  return (
    <>
      <div className={className} role="status">
        {report && isNews(report) && <ResultLine result={report} />}
      </div>
      {report && !isNews(report) && (
        <div className={className}>
          <ResultLine result={report} />
        </div>
      )}
    </>
  );
}

import type { AppDispatch, RemoteEntry } from '@burrow/client';
import type { ClientError } from '@burrow/contracts';
import { browserKind } from './client-error.rules.ts';
import { clientErrorsApi } from './client-errors.api.ts';

/** Reports that a remote failed in this page. */
export type ReportFailure = (remote: RemoteEntry, code: ClientError['code']) => void;

/** Returns what reports a failure of each version once; what becomes of the report changes nothing here. */
export function failureReporter(dispatch: AppDispatch): ReportFailure {
  const reported = new Set<string>();
  return ({ name: remote, version }, code) => {
    if (reported.has(`${remote} ${version}`)) return;
    reported.add(`${remote} ${version}`);
    const report = { remote, version, code, browser: browserKind(navigator.userAgent) };
    void dispatch(clientErrorsApi.endpoints.reportClientError.initiate(report, { track: false }));
  };
}

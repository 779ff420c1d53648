import { hearFailingCalls, type RemoteEntry } from '@burrow/client';
import { ownerOf, splitLocalePath } from '@burrow/contracts/paths';
import { readRemoteList } from './remote-list.ts';
import type { ReportFailure } from './report-failure.ts';
import { thrownBy } from './thrown-by.rules.ts';

/** Reports what a remote throws and nobody catches, and calls of its pages that the server cannot answer. */
export function watchFailures(report: ReportFailure): void {
  const tell = async (
    code: 'exception' | 'call',
    find: (remotes: readonly RemoteEntry[]) => RemoteEntry | null,
  ): Promise<void> => {
    const { remotes } = await readRemoteList().catch(() => ({ remotes: [] }));
    const remote = find(remotes);
    if (remote) report(remote, code);
  };
  addEventListener('error', ({ error, filename }) => {
    void tell('exception', remotes => thrownBy(remotes, error, filename));
  });
  addEventListener('unhandledrejection', ({ reason }) => {
    void tell('exception', remotes => thrownBy(remotes, reason));
  });
  hearFailingCalls(() => {
    const { rest } = splitLocalePath(location.pathname);
    void tell('call', remotes => ownerOf(rest, remotes));
  });
}

import { loadDocument } from '../page/load-document.ts';

/** What is to blame for a part that did not load: the connection, the part itself, or a page that is older than the site. */
export type Blame = 'connection' | 'part' | 'outdated';

type Ask = () => Promise<boolean>;

const UNKNOWN: Ask = () => Promise.reject(new Error('nobody knows the versions of this site'));
let areOutdated = UNKNOWN;

/** Says how to ask the server whether it has other versions than this page; rejects if it cannot be reached. The shell does. */
export function askVersionsWith(ask: Ask): void {
  areOutdated = ask;
}

/** Finds out why something did not load: if the server can be reached, it is not the connection. */
export const findBlame = (): Promise<Blame> =>
  areOutdated().then(
    isOutdated => (isOutdated ? 'outdated' : 'part'),
    () => 'connection',
  );

/** Tries again, unless the site has another version by now: then the document is loaded anew. */
export async function renewOr(tryAgain: () => void): Promise<void> {
  if ((await findBlame()) === 'outdated')
    loadDocument(location.pathname + location.search, { replace: true });
  else tryAgain();
}

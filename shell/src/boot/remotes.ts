import {
  api,
  rootReducer,
  tryTwice,
  type ModalLoaders,
  type ModalName,
  type RemoteEntry,
  type RemoteModule,
  type SlotName,
} from '@burrow/client';
import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import { ownerOf } from '@burrow/contracts/paths';
import { noteFailed, sourceOf } from './elsewhere.ts';
import { integrityPlugin, readIntegrity } from './integrity.ts';
import { fetchList, listedNow, readRemoteList } from './remote-list.ts';
import { loadErrorOf } from './client-error.rules.ts';
import type { ReportFailure } from './report-failure.ts';
import { stylesPlugin } from './styles-plugin.ts';
import { withTimeout } from './with-timeout.ts';

const SLOW_AFTER_MS = 10_000;
/** How long somebody who waits is kept waiting to learn what is to blame. */
const ASK_AT_MOST_MS = 3_000;

/** The areas of the site: which exist, and their modules, loaded when first needed. */
export interface Remotes {
  /** Returns the remote that a path without its language prefix belongs to, or null. */
  findOwner(path: string): Promise<RemoteEntry | null>;
  /** Whether a remote owns a path, as far as the list has been read; false before that. */
  owns(remote: RemoteEntry, path: string): boolean;
  findFillers(slot: SlotName): Promise<readonly RemoteEntry[]>;
  /** Returns the dialogs of the remote that lists one of that name; none if there is no such remote. */
  findModals(name: ModalName): Promise<ModalLoaders>;
  /** Loads, injects and returns the remote's module. Rejects if it is down, broken or slow. */
  load(remote: RemoteEntry): Promise<RemoteModule>;
  /** Reports that a remote failed in this page; load does so itself. */
  readonly report: ReportFailure;
  /** Asks the server whether it has other versions than this page. Rejects if it cannot be reached. */
  areOutdated(): Promise<boolean>;
}

async function loadModule(remote: RemoteEntry): Promise<RemoteModule> {
  const entry = sourceOf(remote.manifest);
  await readIntegrity(entry);
  // A failed entry stays cached in the federation runtime; registering it again clears that.
  registerRemotes([{ name: remote.name, entry }], { force: true });
  const loaded = await loadRemote<{ remote: RemoteModule }>(`${remote.name}/remote`, { from: 'runtime' });
  if (!loaded) throw new Error(`${remote.name} exposes no ./remote`);
  await loaded.remote.inject({ rootReducer, api });
  return loaded.remote;
}

/** Loads a remote as it was listed; if that fails, as it is listed then. */
function loadListed(remote: RemoteEntry): Promise<RemoteModule> {
  let listed = remote;
  return tryTwice(async () => {
    try {
      return await loadModule(listed);
    } catch (error) {
      listed = await listedNow(remote);
      throw error;
    }
  });
}

const versionsOf = (remotes: readonly RemoteEntry[]): string =>
  JSON.stringify(remotes.map(({ manifest }) => manifest).toSorted());

/** Starts reading /remotes.json and provides what it lists. A failed read or load can be tried again. */
export function prepareRemotes(report: ReportFailure): Remotes {
  registerPlugins([integrityPlugin(), stylesPlugin()]);
  const modules = new Map<string, Promise<RemoteModule>>();

  const load = (remote: RemoteEntry): Promise<RemoteModule> => {
    const known = modules.get(remote.name);
    if (known) return known;
    const loading = withTimeout(loadListed(remote), SLOW_AFTER_MS, remote.name);
    modules.set(remote.name, loading);
    loading.catch((error: unknown) => {
      modules.delete(remote.name);
      noteFailed(remote.manifest);
      report(remote, loadErrorOf(error));
    });
    return loading;
  };

  let listed: readonly RemoteEntry[] = [];
  const readList = async (): Promise<readonly RemoteEntry[]> => {
    ({ remotes: listed } = await readRemoteList());
    return listed;
  };
  readList().catch(() => undefined);
  const findModals = async (name: ModalName): Promise<ModalLoaders> => {
    const remote = (await readList()).find(({ modals }) => modals?.includes(name));
    return (remote && (await load(remote)).modals) ?? {};
  };
  const areOutdated = async (): Promise<boolean> => {
    const { remotes } = await fetchList(ASK_AT_MOST_MS);
    return listed.length > 0 && versionsOf(remotes) !== versionsOf(listed);
  };
  return {
    load,
    report,
    findModals,
    areOutdated,
    findOwner: async path => ownerOf(path, await readList()),
    owns: ({ name }, path) => ownerOf(path, listed)?.name === name,
    findFillers: async slot => (await readList()).filter(remote => remote.slots?.includes(slot)),
  };
}

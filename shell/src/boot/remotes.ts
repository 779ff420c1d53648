import {
  api,
  rootReducer,
  type RemoteEntry,
  type RemoteList,
  type RemoteModule,
  type SlotName,
} from '@burrow/client';
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime';
import { ownerOf } from './owner.rules.ts';
import { withTimeout } from './with-timeout.ts';

const SLOW_AFTER_MS = 10_000;

/** The areas of the site: which exist, and their modules, loaded when first needed. */
export interface Remotes {
  /** The remote that owns a path without its language prefix, or null. */
  findOwner(path: string): Promise<RemoteEntry | null>;
  findFillers(slot: SlotName): Promise<readonly RemoteEntry[]>;
  /** Loads, injects and returns the remote's module. Rejects when it is down, broken or slow. */
  load(remote: RemoteEntry): Promise<RemoteModule>;
}

async function fetchList(): Promise<RemoteList> {
  const response = await fetch('/remotes.json', { credentials: 'same-origin' });
  if (!response.ok) throw new Error(`remotes.json answered ${response.status}`);
  return (await response.json()) as RemoteList;
}

async function loadModule(remote: RemoteEntry): Promise<RemoteModule> {
  // A failed entry stays cached in the federation runtime; registering it again clears that.
  registerRemotes([{ name: remote.name, entry: remote.manifest }], { force: true });
  const loaded = await loadRemote<{ remote: RemoteModule }>(`${remote.name}/remote`, { from: 'runtime' });
  if (!loaded) throw new Error(`${remote.name} exposes no ./remote`);
  await loaded.remote.inject({ rootReducer, api });
  return loaded.remote;
}

/** Starts reading /remotes.json and gives access to what it lists. A failed read or load can be tried again. */
export function prepareRemotes(): Remotes {
  let list: Promise<RemoteList> | null = null;
  const modules = new Map<string, Promise<RemoteModule>>();

  const readList = (): Promise<RemoteList> => {
    list ??= fetchList().catch((error: unknown) => {
      list = null;
      throw error;
    });
    return list;
  };

  const load = (remote: RemoteEntry): Promise<RemoteModule> => {
    const known = modules.get(remote.name);
    if (known) return known;
    const loading = withTimeout(loadModule(remote), SLOW_AFTER_MS, remote.name);
    modules.set(remote.name, loading);
    loading.catch(() => modules.delete(remote.name));
    return loading;
  };

  readList().catch(() => undefined);
  return {
    load,
    findOwner: async path => ownerOf(path, (await readList()).remotes),
    findFillers: async slot => (await readList()).remotes.filter(remote => remote.slots?.includes(slot)),
  };
}

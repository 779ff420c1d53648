import {
  asksForSession,
  CarelessStoreError,
  demandConditionalWrites,
  openStore,
  pickVersion,
  readRelease,
  type ReleaseFaults,
  type ReleaseStore,
  type Remote,
  ReleaseWatch,
  type Visitor,
  withLocalFiles,
} from '@burrow/releases';
import { type Logger, SettingError } from '@burrow/service-kit';
import path from 'node:path';
import type { Mount } from '../../config/mounts.rules.ts';
import { Canaries } from './canaries.ts';
import { KeptSite } from './kept-site.ts';
import { type ReleaseTrouble, reportTrouble } from './release-trouble.ts';
import { type CountsClient, ReleaseCounts } from './release-counts.ts';
import type { Releases } from './releases.types.ts';
import { WithheldReleases } from './withheld-releases.ts';

const POLL_MS = 2_000;
const MOST_BROUGHT = 500;
/** Below these paths the store's files are served, and those of no mount. */
const OF_THE_STORE = ['/remotes/', '/python/'];
const RELEASE = /^\/remotes\/([\w-]+)\/([\w.+-]+)\//;

const EMPTY =
  'the store has no list, so that nobody gets any area: npm run release -- mf-play 0.1.0 for each remote, then npm run promote -- --all';

export interface StoredParts {
  readonly mounts: readonly Mount[];
  /** All gateways have the same. */
  readonly cookieSecret: string;
  readonly client: CountsClient;
  readonly logger: Logger;
}

/** A store that may not be written, or does not answer yet, is told elsewhere. */
function refuseCareless(error: unknown): void {
  if (error instanceof CarelessStoreError) throw new SettingError(`Bad setting: RELEASES: ${error.message}`);
}

/** The store that `RELEASES` names: its list in force, updated when it changes, and its files. */
export class StoredReleases implements Releases {
  readonly mounts: readonly Mount[];
  readonly canaries: Canaries;
  readonly site: KeptSite;
  readonly #watch: ReleaseWatch;
  readonly #withheld: WithheldReleases;
  /** Whether releases are elsewhere, and on this machine only after they were read. */
  readonly #isCopied: boolean;
  readonly #trouble: ReleaseTrouble;
  /** Releases that are on this machine, or nowhere. */
  readonly #brought = new Map<string, Promise<unknown>>();
  readonly #timer: NodeJS.Timeout;
  #updating: Promise<void> | null = null;

  private constructor(store: ReleaseStore, { mounts, cookieSecret, client, logger }: StoredParts) {
    const files = withLocalFiles(store);
    this.#watch = new ReleaseWatch(store, files);
    this.#isCopied = store.folder === null;
    this.#trouble = reportTrouble(logger);
    this.#withheld = new WithheldReleases(store, logger);
    this.canaries = new Canaries(new ReleaseCounts(client, logger), this.#withheld, cookieSecret, logger);
    const own = mounts.filter(({ prefix }) => !OF_THE_STORE.some(one => prefix.startsWith(one)));
    this.site = new KeptSite(store, files, own, logger);
    const folder = files.folder ?? '';
    this.mounts = [...OF_THE_STORE.map(prefix => ({ prefix, folder: path.join(folder, prefix) })), ...own];
    this.#timer = setInterval(() => void this.#update(), POLL_MS).unref();
  }

  /**
   * Reads the list in force before it returns, if the store answers.
   * @throws SettingError when the store does not keep what exists
   */
  static async open(address: string, parts: StoredParts): Promise<StoredReleases> {
    const store = await openStore(address);
    await demandConditionalWrites(store).catch(refuseCareless);
    const releases = new StoredReleases(store, parts);
    await releases.#update();
    if (releases.#watch.number === 0 && !releases.#watch.faults['list'])
      parts.logger.warn({ store: store.address }, EMPTY);
    return releases;
  }

  get faults(): ReleaseFaults {
    return { ...this.#trouble.faults, ...this.site.faults };
  }

  get asksForSession(): boolean {
    return asksForSession(this.#watch.offers.map(({ entry }) => entry));
  }

  async remotes(visitor: Visitor): Promise<readonly Remote[]> {
    if (this.#watch.number === 0) throw new Error('no list of releases could be read yet');
    return this.#watch.offers.flatMap(({ entry, releases }) => {
      const release = releases.get(pickVersion(entry, visitor, this.#withheld.of(entry.name)));
      return release ? [release] : [];
    });
  }

  async isGiven(remote: string, version: string): Promise<boolean> {
    return this.#watch.offers.some(({ releases }) => releases.get(version)?.name === remote);
  }

  async bring(pathname: string): Promise<void> {
    const [, project, version] = RELEASE.exec(pathname) ?? [];
    if (!project || !version || !this.#isCopied) return;
    const key = `${project} ${version}`;
    if (this.#brought.size >= MOST_BROUGHT) this.#brought.clear();
    const reading = this.#brought.get(key) ?? readRelease(this.#watch.files, project, version);
    this.#brought.set(key, reading);
    await reading.catch(() => this.#brought.delete(key));
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.canaries.close();
  }

  async #take(): Promise<void> {
    const entries = this.#watch.offers.map(({ entry }) => entry);
    this.canaries.follow({ number: this.#watch.number, entries });
    await this.#withheld.update(entries);
    void this.canaries.judge();
    this.#trouble.tell(
      this.#watch.faults,
      entries.map(({ name }) => name),
    );
    this.#updating = null;
  }

  #update(): Promise<void> {
    const updating =
      this.#updating ?? Promise.all([this.#watch.update(), this.site.update()]).then(() => this.#take());
    this.#updating = updating;
    return updating;
  }
}

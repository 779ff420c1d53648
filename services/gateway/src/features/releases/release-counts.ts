import { MOST_RELEASE_MARKS, type ReleaseGroup } from '@burrow/contracts';
import type { Tally } from '@burrow/releases';
import type { Logger, ServiceClient } from '@burrow/service-kit';
import { VisitorSample } from './visitor-sample.ts';

const NOTHING: Tally = { given: 0, failed: 0 };
/** Of one exchange: what is left waits for the next one. */
const MOST_CALLS = 10;

const keyOf = ({ release, scope }: ReleaseGroup): string => `${release} ${scope}`;

interface Group extends ReleaseGroup {
  readonly sample: VisitorSample;
}

/** The client of whoever keeps the counts; null for a gateway by itself. */
export type CountsClient = Pick<ServiceClient, 'call'> | null;

/**
 * Counts visitors of versions: those of this gateway, which it tells account, and those of all gateways, which account
 * answers. While account does not answer, only its own count, and it tells the others later.
 */
export class ReleaseCounts {
  readonly #client: CountsClient;
  readonly #logger: Logger;
  readonly #groups = new Map<string, Group>();
  /** What all gateways have counted; null while that is not known. */
  #shared: ReadonlyMap<string, Tally> | null = null;
  #isAlone = false;

  constructor(client: CountsClient, logger: Logger) {
    this.#client = client;
    this.#logger = logger;
  }

  give(group: ReleaseGroup, subject: string, network: string): void {
    this.#sampleOf(group).give(subject, network, Date.now());
  }

  fail(group: ReleaseGroup, subject: string, network: string): void {
    this.#sampleOf(group).fail(subject, network, Date.now());
  }

  tallyOf(group: ReleaseGroup): Tally {
    const key = keyOf(group);
    return (this.#shared ? this.#shared.get(key) : this.#groups.get(key)?.sample.tally) ?? NOTHING;
  }

  /** Asks about these groups from now on; forgets those of other releases than these. */
  keep(groups: readonly ReleaseGroup[], releases: ReadonlySet<string>): void {
    for (const [key, { release }] of this.#groups) if (!releases.has(release)) this.#groups.delete(key);
    for (const group of groups) this.#sampleOf(group);
  }

  /** Tells account what is new, and learns what others have counted. Never rejects. */
  async exchange(): Promise<void> {
    if (!this.#client) return;
    let isMore = true;
    for (let calls = 0; isMore && calls < MOST_CALLS; calls += 1) isMore = await this.#call(this.#client);
  }

  /** Returns whether there is more to tell. */
  async #call(client: Pick<ServiceClient, 'call'>): Promise<boolean> {
    const taken = this.#take();
    const marks = taken.flatMap(({ group: { release, scope }, marks: own }) =>
      own.map(mark => ({ release, scope, ...mark })),
    );
    const asked = [...this.#groups.values()].map(({ release, scope }) => ({ release, scope }));
    try {
      const { counts } = await client.call('countReleaseVisitors', {
        marks,
        asked: asked.slice(0, MOST_RELEASE_MARKS),
      });
      this.#shared = new Map(counts.map(({ given, failed, ...group }) => [keyOf(group), { given, failed }]));
      this.#tell(false);
      return marks.length === MOST_RELEASE_MARKS;
    } catch (err) {
      for (const { group, marks: own } of taken) group.sample.giveBack(own);
      this.#shared = null;
      this.#tell(true, err);
      return false;
    }
  }

  #take() {
    let room = MOST_RELEASE_MARKS;
    return [...this.#groups.values()].map(group => {
      const marks = group.sample.takeUnsent(room);
      room -= marks.length;
      return { group, marks };
    });
  }

  #tell(isAlone: boolean, err?: unknown): void {
    if (isAlone === this.#isAlone) return;
    this.#isAlone = isAlone;
    if (isAlone)
      this.#logger.warn(
        { err },
        'account does not count visitors of releases: this gateway judges by its own',
      );
    else this.#logger.info('account counts visitors of releases again');
  }

  #sampleOf({ release, scope }: ReleaseGroup): VisitorSample {
    const key = keyOf({ release, scope });
    const group = this.#groups.get(key) ?? { release, scope, sample: new VisitorSample() };
    this.#groups.set(key, group);
    return group.sample;
  }
}

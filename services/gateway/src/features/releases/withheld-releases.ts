import {
  concernsList,
  type ListEntry,
  type ReleaseStore,
  type Withholding,
  Withholdings,
} from '@burrow/releases';
import type { Logger } from '@burrow/service-kit';

const isSame = (one: Withholding, other: Withholding): boolean =>
  one.name === other.name &&
  one.version === other.version &&
  one.scope === other.scope &&
  one.list === other.list;

/** What is withheld: what the store says, and what this gateway has found and could not write yet. */
export class WithheldReleases {
  readonly #files: Withholdings;
  readonly #logger: Logger;
  #stored: readonly Withholding[] = [];
  #unwritten: readonly Withholding[] = [];
  #told: readonly Withholding[] = [];
  #entries: readonly ListEntry[] = [];

  constructor(store: ReleaseStore, logger: Logger) {
    this.#files = new Withholdings(store);
    this.#logger = logger;
  }

  /** All that concerns the list in force. */
  get all(): readonly Withholding[] {
    return [...this.#stored, ...this.#unwritten].filter(one => concernsList(this.#entries, one));
  }

  of(name: string): readonly Withholding[] {
    return this.all.filter(one => one.name === name);
  }

  /** From now on, here; the other gateways follow when it is in the store. */
  async add(withholding: Withholding): Promise<void> {
    this.#unwritten = [...this.#unwritten, withholding];
    this.#tell();
    await this.#write();
  }

  /** Follows the store; what could not be written is tried again. Never rejects. */
  async update(entries: readonly ListEntry[]): Promise<void> {
    this.#entries = entries;
    await this.#write();
    // A store that cannot be read is told elsewhere; what was known stays.
    this.#stored = await this.#files.inForce(entries).catch(() => this.#stored);
    this.#tell();
  }

  async #write(): Promise<void> {
    for (const withholding of this.#unwritten.filter(one => concernsList(this.#entries, one)))
      try {
        await this.#files.write(withholding);
        this.#stored = [...this.#stored, withholding];
        this.#unwritten = this.#unwritten.filter(one => one !== withholding);
      } catch (err) {
        const { name, version } = withholding;
        this.#logger.error({ err, remote: name, version }, 'what is withheld cannot be written to the store');
      }
  }

  #tell(): void {
    const { all } = this;
    for (const one of all.filter(each => !this.#told.some(known => isSame(known, each)))) {
      const { name: remote, version, scope, canary, neighbour } = one;
      this.#logger.error(
        { remote, version, scope, canary, neighbour },
        'this version fails too often and is withheld from those whom this rule concerns',
      );
    }
    this.#told = all;
  }
}

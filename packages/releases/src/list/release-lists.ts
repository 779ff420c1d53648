import type { ReleaseStore } from '../store/release-store.ts';
import { type ListEntry, type ReleaseList, ReleaseListSchema } from './release-list.schema.ts';

const FOLDER = 'lists';
const fileOf = (number: number): string => `${FOLDER}/${String(number).padStart(6, '0')}.json`;

export interface ListChange {
  readonly who: string;
  readonly why: string;
  readonly at: Date;
  readonly entries: readonly ListEntry[];
}

/** Somebody else has written a list since the one that a change was made from. */
export class ListChangedError extends Error {}

/** The lists of a store: each change writes a new one, so that the history is what was written. */
export class ReleaseLists {
  readonly #store: ReleaseStore;

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /**
   * The list with that number, or null if there is none yet.
   * @throws Error when the file is not a list
   */
  async read(number: number): Promise<ReleaseList | null> {
    const bytes = await this.#store.read(fileOf(number));
    return bytes && ReleaseListSchema.parse(JSON.parse(bytes.toString()));
  }

  /** The number of the list in force; 0 while there is none. */
  async latestNumber(): Promise<number> {
    const numbers = (await this.#store.list(FOLDER)).map(name =>
      Number(/^(\d{6,})\.json$/.exec(name)?.[1] ?? 0),
    );
    return Math.max(0, ...numbers);
  }

  /** The newest lists, the newest first; those that cannot be read are left out. */
  async history(most: number): Promise<ReleaseList[]> {
    const latest = await this.latestNumber();
    const numbers = Array.from({ length: Math.min(most, latest) }, (_, index) => latest - index);
    return (await Promise.all(numbers.map(number => this.read(number).catch(() => null)))).filter(
      list => list !== null,
    );
  }

  /**
   * Writes the list that follows the one with number `after`.
   * @throws ListChangedError when there is one already
   */
  async append(after: number, change: ListChange): Promise<ReleaseList> {
    const { who, why, at, entries } = change;
    const list = { number: after + 1, at: at.toISOString(), who, why, entries: [...entries] };
    const bytes = Buffer.from(`${JSON.stringify(list, null, 2)}\n`);
    if (await this.#store.create(fileOf(list.number), bytes)) return list;
    throw new ListChangedError(
      `list ${list.number} exists: somebody else has changed what is released. Look, and repeat.`,
    );
  }
}

import type { ListEntry } from '../list/release-list.schema.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { concernsList } from './withheld.rules.ts';
import { type Withholding, WithholdingSchema } from './withholding.schema.ts';

const FOLDER = 'withheld';

const nameOf = ({ list, name, version, scope }: Withholding): string =>
  `${String(list).padStart(6, '0')}-${name}-${version}-${scope}.json`;

function parsed(bytes: Buffer | null): Withholding | null {
  try {
    return WithholdingSchema.safeParse(JSON.parse(String(bytes))).data ?? null;
  } catch {
    return null;
  }
}

/** What gateways withhold: files of a store, so that each of them knows it, and knows it when it starts again. */
export class Withholdings {
  readonly #store: ReleaseStore;
  /** By the names of their files; null for what is no withholding. */
  readonly #known = new Map<string, Withholding | null>();

  constructor(store: ReleaseStore) {
    this.#store = store;
  }

  /** Those that are about rules of a list; each file is read once. */
  async inForce(entries: readonly ListEntry[]): Promise<Withholding[]> {
    const written = entries.flatMap(({ rules = [] }) => rules.map(({ since }) => since));
    if (written.length === 0) return [];
    const list = Math.min(...written);
    const names = (await this.#store.list(FOLDER)).filter(name => Number(/^\d{6,}/.exec(name)?.[0]) >= list);
    for (const name of names)
      if (!this.#known.has(name)) this.#known.set(name, parsed(await this.#store.read(`${FOLDER}/${name}`)));
    return names
      .flatMap(name => this.#known.get(name) ?? [])
      .filter(withholding => concernsList(entries, withholding));
  }

  /** Returns false if another gateway has written it. */
  write(withholding: Withholding): Promise<boolean> {
    const bytes = Buffer.from(`${JSON.stringify(withholding, null, 2)}\n`);
    return this.#store.create(`${FOLDER}/${nameOf(withholding)}`, bytes);
  }
}

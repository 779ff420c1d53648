import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** How many of those that were proven before are run again. */
const DRAWN = 40;

const { RANDOM_SEED, TEST_ALL } = process.env;

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** What has no part in how a case ends: translations, of which only the English is run. */
const NO_SOURCE = /\.test\.ts$|node_modules|proven\.json$|\/locales\/(.+\/)?(?!en\.)[a-z]+\.json$/;

/** A hash of every source in some folders, from the root; tests, translations and pictures do not count. */
function hashOfSources(folders: readonly string[]): string {
  const files = folders.flatMap(folder => globSync(`${folder}/**/*.{ts,py,json}`, { cwd: ROOT }));
  const counted = files.filter(file => !NO_SOURCE.test(file)).toSorted();
  return hashOf(counted.map(file => `${file}\n${readFileSync(path.join(ROOT, file), 'utf8')}`).join('\n'));
}

interface Options<Case> {
  /** The record of what was proven, beside the test. */
  readonly record: URL;
  /** The folders, from the root, whose sources decide how a case ends. */
  readonly sources: readonly string[];
  /** Everything else that decides it: a case runs when this changed. */
  readonly textOf: (one: Case) => string;
}

interface Proven {
  readonly sources: string;
  readonly cases: readonly string[];
}

/**
 * An evaluation of many cases, of which those are run that the record beside the test does not know: new and changed
 * ones, and all of them when the sources changed. Of the others a few are drawn, by RANDOM_SEED or anew each time.
 * When all that was to be proven has passed, the record is written; it belongs into the commit. With TEST_ALL every
 * case is run.
 */
export class Evaluation<Case> {
  /** What is to be run. */
  readonly cases: readonly Case[];
  /** What draws the same cases again. */
  readonly seed = RANDOM_SEED ?? String(Date.now() % 1_000_000);
  readonly #unproven: Set<Case>;
  readonly #record: URL;
  readonly #text: string;

  constructor(all: readonly Case[], { record, sources, textOf }: Options<Case>) {
    const hashes = new Map(all.map(one => [one, hashOf(textOf(one))]));
    const order = new Map(all.map(one => [one, hashOf(`${this.seed} ${hashes.get(one)}`)]));
    const source = hashOfSources(sources);
    const before = existsSync(record) ? (JSON.parse(readFileSync(record, 'utf8')) as Proven) : undefined;
    const proven = new Set(before?.sources === source ? before.cases : []);
    this.#record = record;
    this.#unproven = new Set(all.filter(one => !proven.has(hashes.get(one) ?? '')));
    const rest = all
      .filter(one => !this.#unproven.has(one))
      .toSorted((a, b) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1));
    const drawn = new Set(TEST_ALL ? rest : rest.slice(0, DRAWN));
    this.cases = all.filter(one => this.#unproven.has(one) || drawn.has(one));
    const cases = [...new Set(hashes.values())].toSorted();
    this.#text = `${JSON.stringify({ sources: source, cases } satisfies Proven, null, 2)}\n`;
  }

  /** A case ended as it should. */
  passed(one: Case): void {
    if (this.#unproven.delete(one) && this.#unproven.size === 0) writeFileSync(this.#record, this.#text);
  }
}

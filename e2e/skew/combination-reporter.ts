import type { FullConfig, Reporter, Suite, TestCase, TestResult } from '@playwright/test/reporter';
import { writeFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';
import { ALONE, COMBINATIONS } from './combinations.table.ts';
import type { Outcome } from './skew.types.ts';
import { readSkew } from './skewed-site.ts';

const plain = stripVTControlCharacters;

const attached = ({ attachments }: TestResult, wanted: string): string[] =>
  attachments
    .filter(({ name }) => name === wanted)
    .flatMap(({ body }) => body?.toString().split('\n') ?? [])
    .filter(Boolean);

/** Says in a line what became of each combination, as soon as it is known, and writes what failed for `npm run skew`. */
export default class CombinationReporter implements Reporter {
  readonly #outcomes: Outcome[] = [];
  readonly #left = new Map<string, Set<string>>();

  onBegin(_config: FullConfig, suite: Suite): void {
    for (const test of suite.allTests()) {
      const combination = test.parent.project()?.name ?? '';
      const left = this.#left.get(combination) ?? new Set();
      this.#left.set(combination, left.add(test.id));
    }
  }

  onTestEnd(test: TestCase, result: TestResult): void {
    const combination = test.parent.project()?.name ?? '';
    const passed = result.status === 'passed';
    if (!passed && result.retry < test.retries) return;
    const faults = result.errors.map(({ message = '' }) => plain(message));
    const [count = ''] = attached(result, 'count');
    const journey = count ? `${test.title} (${count})` : test.title;
    this.#outcomes.push({ combination, journey, passed, faults, told: attached(result, 'told') });
    const left = this.#left.get(combination)!;
    left.delete(test.id);
    if (left.size === 0) this.#tell(combination);
  }

  onEnd(): void {
    writeFileSync(readSkew().results, JSON.stringify(this.#outcomes));
  }

  onError({ message = '' }: { message?: string }): void {
    process.stderr.write(`${plain(message)}\n`);
  }

  printsToStdio(): boolean {
    return true;
  }

  #tell(id: string): void {
    const { remote } = readSkew();
    const outcomes = this.#outcomes.filter(({ combination }) => combination === id);
    const title = [...COMBINATIONS, ...ALONE].find(one => one.id === id)!.title.replace('{remote}', remote);
    const isSound = outcomes.every(({ passed }) => passed);
    process.stdout.write(`${isSound ? 'works ' : 'BREAKS'}  ${title}\n`);
    for (const { journey, passed } of outcomes)
      process.stdout.write(`        ${passed ? '+' : '-'} ${journey}\n`);
  }
}

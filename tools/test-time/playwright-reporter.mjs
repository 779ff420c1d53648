// For Playwright: what each file of journeys takes is written to the folder in TEST_TIME, in the format of the other tests.
import { appendFileSync } from 'node:fs';
import path from 'node:path';

/** Journeys are measured by the clock: most of what they take is in browsers and in the platform. */
export default class TimeReporter {
  #seconds = new Map();
  #root = '';

  onBegin(config) {
    this.#root = config.rootDir;
  }

  onTestEnd(test, result) {
    const file = path.relative(this.#root, test.location.file).replaceAll('\\', '/');
    this.#seconds.set(file, (this.#seconds.get(file) ?? 0) + result.duration / 1_000);
  }

  onEnd() {
    if (!process.env.TEST_TIME) return;
    const lines = [...this.#seconds].map(([file, seconds]) =>
      JSON.stringify({ file, seconds: Math.round(seconds * 100) / 100 }),
    );
    appendFileSync(path.join(process.env.TEST_TIME, 'e2e.jsonl'), lines.map(line => `${line}\n`).join(''));
  }

  printsToStdio() {
    return false;
  }
}

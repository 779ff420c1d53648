import { sep } from 'node:path';
import { SharedEnvironment } from '../jest-shared/environment.mjs';

const ACTIVE = '__STRYKER_ACTIVE_MUTANT__';
const SHARED = [
  '_globalProxy',
  'context',
  'fakeTimers',
  'fakeTimersModern',
  'global',
  'moduleMocker',
  'modules',
];

/** The environment of this process's first mutant. */
let first;

/**
 * Tests of one mutant. Libraries and other projects are loaded for the first one only: the mutants are all in the project's
 * own sources, which are loaded afresh each time. All tests after a failed one are skipped: one is enough for a mutant, and
 * jest has no such setting within a file.
 */
export default class MutantEnvironment extends SharedEnvironment {
  #hasFailed = false;

  constructor(config, context) {
    super(config, context);
    first ??= this;
    for (const name of SHARED) this[name] = first[name];
    const own = config.projectConfig.rootDir + sep;
    this.keeps = path => !path.startsWith(own);
    const { env } = this.global.process;
    if (process.env[ACTIVE] === undefined) delete env[ACTIVE];
    else env[ACTIVE] = process.env[ACTIVE];
  }

  handleTestEvent(event) {
    if (event.name === 'test_fn_failure') this.#hasFailed = true;
    if (event.name === 'test_start' && this.#hasFailed) event.test.mode = 'skip';
  }
}

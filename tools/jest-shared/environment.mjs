import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';
import { snapshot } from './snapshot.mjs';

const require = createRequire(new URL('../../packages/service-kit/package.json', import.meta.url));
require('reflect-metadata');
const { Logger } = require('@nestjs/common');

/** It keeps the logger of the first service of a process, and has a function for tests that forgets it. */
const KEEPS_LOGGER = /\/nestjs-pino\/dist\/esm\/PinoLogger\.js$/;

/**
 * Libraries of the server are loaded outside of it, where they are the same for whatever uses them. Sources and other
 * libraries, `modules`, are kept from one file of tests to the next (kept-runtime.cjs); globals are, for each file, what
 * they were before the first.
 */
export class SharedEnvironment extends TestEnvironment {
  modules = { esm: new Map(), cjs: new Map(), own: new Set() };
  #restore;

  async setup() {
    await super.setup();
    const { global } = this;
    const restores = [global, global.process, global.process.env].map(snapshot);
    this.#restore = () => restores.forEach(restore => restore());
    global.Reflect = Reflect;
    global.sharedModule = name => require(name);
    // The logger of Nest is that of the last service that was started, perhaps by another file of tests.
    Logger.overrideLogger(false);
  }

  async teardown() {
    this.fakeTimers.useRealTimers();
    this.fakeTimersModern.useRealTimers();
    this.#restore();
    for (const [key, module] of this.modules.esm)
      if (KEEPS_LOGGER.test(key)) module.namespace.__resetOutOfContextForTests();
  }
}

/** Not where sources change while the process runs, or each file of tests is told apart. */
const mayKeep = ({ watch, watchAll, collectCoverage }) =>
  !watch && !watchAll && !collectCoverage && !process.env.STRYKER_MUTATOR_WORKER;

/** The environment of each project, for all files of tests of this process. */
const environments = new Map();

export default function environmentOf(config, context) {
  if (!mayKeep(config.globalConfig)) return new SharedEnvironment(config, context);
  const { id } = config.projectConfig;
  if (!environments.has(id)) environments.set(id, new SharedEnvironment(config, context));
  return environments.get(id);
}

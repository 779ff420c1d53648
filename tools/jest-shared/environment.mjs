import { createRequire } from 'node:module';
import { TestEnvironment } from 'jest-environment-node';

const require = createRequire(new URL('../../packages/service-kit/package.json', import.meta.url));
require('reflect-metadata');

/** Libraries of the server are loaded once for all files of tests, not once for each. */
export default class SharedEnvironment extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.Reflect = Reflect;
    this.global.sharedModule = name => require(name);
  }
}

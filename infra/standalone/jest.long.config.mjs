import config from './jest.config.mjs';

/** What takes minutes: before a release, by `npm run test:all`. */
export default { ...config, roots: ['<rootDir>/long'], testTimeout: 1_800_000 };

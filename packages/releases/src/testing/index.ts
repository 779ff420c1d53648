export { buildForTest, type TestBuild } from './build-for-test.ts';
export { startObjectStorage } from './start-object-storage.ts';

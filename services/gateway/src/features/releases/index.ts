export { openReleases } from './open-releases.ts';
export type { Releases } from './releases.types.ts';

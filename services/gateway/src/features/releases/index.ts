export { openReleases } from './open-releases.ts';
export { publishReleases } from './publish-releases.ts';
export type { Releases } from './releases.types.ts';

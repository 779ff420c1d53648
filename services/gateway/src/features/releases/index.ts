export { areaStates } from './area-states.ts';
export { openReleases } from './open-releases.ts';
export { pageEntry } from './page-entry.rules.ts';
export { publishReleases } from './publish-releases.ts';
export type { Releases } from './releases.types.ts';

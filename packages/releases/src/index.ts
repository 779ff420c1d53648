export { conflictsWith } from './check/conflicts.rules.ts';
export { misfits } from './check/fits-shell.rules.ts';
export { type ShellRelease, ShellReleaseSchema } from './check/shell-release.schema.ts';
export { entriesOf } from './list/change-entries.rules.ts';
export { isFailing, LEAST_FAILED, type Tally } from './list/failing.rules.ts';
export { lastStepBack, takenOff, versionBefore } from './list/history.rules.ts';
export { newestVersions } from './list/newest-versions.ts';
export {
  asksForSession,
  pickRule,
  pickVersion,
  UNKNOWN_VISITOR,
  type Visitor,
} from './list/pick-version.rules.ts';
export {
  type Audience,
  promote,
  promoteTogether,
  type Promotion,
  reasonsAgainst,
  withdraw,
} from './list/promote.ts';
export type { Offer } from './list/read-list.ts';
export {
  type Condition,
  ConditionSchema,
  type ListEntry,
  type Rule,
  type ReleaseList,
} from './list/release-list.schema.ts';
export { type ReleaseFaults, ReleaseWatch } from './list/release-watch.ts';
export { ListChangedError, ReleaseLists } from './list/release-lists.ts';
export { assetFaults, readRelease, type ReadRelease } from './release/read-release.ts';
export {
  type BuiltRelease,
  BuiltReleaseSchema,
  type Release,
  type Remote,
  ReleaseSchema,
  RemoteSchema,
  VersionSchema,
} from './release/release.schema.ts';
export { INTEGRITY_FILE, releaseFolder } from './release/release-folder.ts';
export { releaseBuilt } from './release/release-built.ts';
export { ReleaseExistsError, writeRelease } from './release/write-release.ts';
export { builtSite } from './site/built-site.ts';
export { hasHash } from './site/hashed-address.rules.ts';
export { SiteFiles } from './site/site-files.ts';
export { type BuiltSite, type SiteFile, writeSite } from './site/write-site.ts';
export { CarelessStoreError, demandConditionalWrites } from './store/demand-conditional-writes.ts';
export { openStore, withLocalFiles } from './store/open-store.ts';
export type { ReleaseStore } from './store/release-store.ts';
export { concernsList, type Scope, scopeOf } from './withheld/withheld.rules.ts';
export type { Withholding } from './withheld/withholding.schema.ts';
export { Withholdings } from './withheld/withholdings.ts';

import { prerelease, rcompare, valid } from 'semver';
import { RELEASE_FILE, releaseFolder } from '../release/release-folder.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import type { VersionOf } from './promote.ts';

/** The newest complete version of each remote of a store; pre-releases such as 1.0.0-rc.1 do not count. */
export async function newestVersions(store: ReleaseStore): Promise<VersionOf[]> {
  const newest: VersionOf[] = [];
  for (const name of await store.list('remotes')) {
    const versions = (await store.list(`remotes/${name}`)).filter(one => valid(one) && !prerelease(one));
    for (const version of versions.toSorted(rcompare)) {
      if (!(await store.read(`${releaseFolder(name, version)}/${RELEASE_FILE}`))) continue;
      newest.push({ name, version });
      break;
    }
  }
  return newest;
}

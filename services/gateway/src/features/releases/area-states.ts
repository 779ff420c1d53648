import { UNKNOWN_VISITOR } from '@burrow/releases';
import type { PartStates } from '@burrow/service-kit';
import type { Releases } from './releases.types.ts';

const OF_AREA = /^\/remotes\/(mf-[\w-]+)\/$/;

/** A remote's name as its folder has it: module federation knows it as `mf_play`. */
const folderName = (name: string): string => name.replaceAll('_', '-');

/** Says of each area why visitors do not get it, null if they do; and what is wrong with the site's own files. */
export async function areaStates(releases: Releases): Promise<PartStates> {
  const given = (await releases.remotes(UNKNOWN_VISITOR).catch(() => [])).map(({ name }) => folderName(name));
  const built = releases.mounts.flatMap(({ prefix }) => OF_AREA.exec(prefix)?.[1] ?? []);
  const faults = Object.entries(releases.faults).map(
    ([name, reasons]) => [folderName(name), reasons.join('; ')] as const,
  );
  return Object.fromEntries([
    ...built.map(name => [name, 'its build is missing'] as const),
    // A list that cannot be read leaves what was in force, unless there was nothing.
    ...faults.filter(([name]) => name !== 'list' || given.length === 0),
    ...given.map(name => [name, null] as const),
  ]);
}

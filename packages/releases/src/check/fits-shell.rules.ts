import { satisfies } from 'semver';
import type { BuiltRelease } from '../release/release.schema.ts';
import type { ShellRelease } from './shell-release.schema.ts';

/** Why a release does not work within a shell, in words for whoever releases; none where it does. */
export function misfits(
  { shared, slots = [] }: Pick<BuiltRelease, 'shared' | 'slots'>,
  shell: ShellRelease,
): string[] {
  const libraries = Object.entries(shared).flatMap(([library, range]) => {
    const version = shell.provides[library];
    if (version === undefined) return [`it needs ${library} ${range}, which the shell does not have`];
    return satisfies(version, range) ? [] : [`it needs ${library} ${range}, and the shell has ${version}`];
  });
  const places = slots.filter(slot => !shell.slots.includes(slot));
  return [...libraries, ...places.map(slot => `it fills the slot "${slot}", which the shell does not have`)];
}

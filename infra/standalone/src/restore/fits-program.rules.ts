import type { Head } from '../backup/head.schema.ts';

/** The migrations that this program has, by schema. */
export type Known = ReadonlyMap<string, readonly string[]>;

/** Returns why this program cannot restore a backup, in words, or null: it must know every migration that the backup has seen. */
export function misfitOf({ schemas }: Pick<Head, 'schemas'>, known: Known): string | null {
  for (const { name, migrations } of schemas) {
    const missing = migrations.find(each => !known.get(name)?.includes(each));
    if (missing !== undefined)
      return `This backup is of a newer Burrow: its data of ${name} has seen ${missing}, which this one does not know. Restore it with the version that made it, or a later one.`;
  }
  return null;
}

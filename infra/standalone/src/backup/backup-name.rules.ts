const stamp = (at: Date): string => at.toISOString().replaceAll(/[-:]/g, '');

/** The name of a backup; a list of them by name is one by time. */
export const backupName = (at: Date): string => `burrow-${stamp(at)}.backup`;

const COPY = /^before-migrations-.+\.backup$/;
const KEPT = 3;

/** The name of a copy that is made before migrations. */
export const copyName = (at: Date): string => `before-migrations-${stamp(at)}.backup`;

/** Of the files of a folder, the copies that are not among the newest three. */
export const copiesToRemove = (names: readonly string[]): readonly string[] =>
  names
    .filter(name => COPY.test(name))
    .toSorted()
    .slice(0, -KEPT);

import type { SchemaOptions } from './data-source-options.ts';

/**
 * A migration after which programs that do not know it can no longer use the schema says so: a column that they write
 * is gone, a value that they do not expect can occur. Others leave it out, and an older program runs on beside a newer.
 */
export interface BreakingMigration {
  /** True on the class of the migration. */
  readonly breaksOlderPrograms: true;
}

type Migrations = SchemaOptions['migrations'];

/** The classes of a service's migrations. */
export const classesOf = (migrations: Migrations): { readonly name: string }[] =>
  Object.values(migrations).filter(one => typeof one === 'function');

/** The time in the name of a migration's class, by which TypeORM orders them. */
const timeOf = ({ name }: { name: string }): number => Number(/\d{13}$/.exec(name)?.[0] ?? 0);

const latest = (classes: readonly { name: string }[]): number => Math.max(0, ...classes.map(timeOf));

/** By which a program is known: its newest migration. */
export const newestOf = (migrations: Migrations): number => latest(classesOf(migrations));

/** The newest migration that older programs cannot live with; 0 if they can with all. */
export const oldestAllowedBy = (migrations: Migrations): number =>
  latest(
    classesOf(migrations).filter(one => 'breaksOlderPrograms' in one && one.breaksOlderPrograms === true),
  );

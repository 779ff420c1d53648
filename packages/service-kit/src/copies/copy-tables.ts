/** How a service stores its copies. */
export interface CopyTables {
  readonly schema: string;
  /** The SQL type of versions. */
  readonly version: 'int' | 'bigint';
  /** Columns of students and classes that this service needs besides ids and versions, written as in `create table`. */
  readonly students?: readonly string[];
  readonly classes: readonly string[];
}

/** Returns the statements that create the tables that `registerCopies` fills: data that other services own, with the owner's version. */
export function copyTables({ schema, version, students = [], classes }: CopyTables): readonly string[] {
  return [
    `create table ${schema}.students (
      student_id uuid primary key,
      ${[`version ${version} not null`, 'parent_id uuid', 'organization_id uuid', 'class_id uuid', ...students].join()}
    )`,
    `create table ${schema}.classes (
      class_id uuid primary key,
      ${[`version ${version} not null`, ...classes].join()}
    )`,
    `create table ${schema}.entitlements (
      owner_kind text not null check (owner_kind in ('user', 'organization')),
      owner_id uuid not null,
      version ${version} not null,
      subscription text,
      valid_until timestamptz,
      primary key (owner_kind, owner_id)
    )`,
    `create table ${schema}.assignments (
      owner_kind text not null,
      owner_id uuid not null,
      student_id uuid not null,
      course text not null,
      primary key (owner_kind, owner_id, student_id, course),
      foreign key (owner_kind, owner_id) references ${schema}.entitlements on delete cascade
    )`,
    `create index on ${schema}.assignments (student_id)`,
    `create table ${schema}.tombstones (
      kind text not null check (kind in ('user', 'student', 'class')),
      id uuid not null,
      version bigint not null,
      removed_at timestamptz not null default now(),
      primary key (kind, id)
    )`,
  ];
}

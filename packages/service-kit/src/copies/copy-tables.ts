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

/**
 * Returns the statements that create the copy of organisations beside the tables of `copyTables`, and the view
 * `subscriptions`: whose plan, or trial of an organisation, is valid now.
 */
export function organizationTables({
  schema,
  version,
}: Pick<CopyTables, 'schema' | 'version'>): readonly string[] {
  return [
    `create table ${schema}.organizations (
      organization_id uuid primary key,
      version ${version} not null,
      trial_ends_at timestamptz
    )`,
    `alter table ${schema}.tombstones drop constraint tombstones_kind_check,
      add constraint tombstones_kind_check check (kind in ('user', 'student', 'class', 'organization'))`,
    `create view ${schema}.subscriptions as
      select owner_kind, owner_id from ${schema}.entitlements
      where subscription is not null and (valid_until is null or valid_until > now())
      union all
      select 'organization', organization_id from ${schema}.organizations where trial_ends_at > now()`,
  ];
}

/** Returns the statements that undo those of `organizationTables`. */
export function dropOrganizationTables({ schema }: Pick<CopyTables, 'schema'>): readonly string[] {
  return [
    `drop view ${schema}.subscriptions`,
    `drop table ${schema}.organizations`,
    `delete from ${schema}.tombstones where kind = 'organization'`,
    `alter table ${schema}.tombstones drop constraint tombstones_kind_check,
      add constraint tombstones_kind_check check (kind in ('user', 'student', 'class'))`,
  ];
}

/** What a service's copies call the keys of students and classes. */
interface GuestCopies {
  readonly schema: string;
  readonly studentKey: string;
  readonly classKey: string;
  /** What holds of a class `c` and a student `s` who are there; all are, if it is left out. */
  readonly isThere?: string;
}

/**
 * Returns the statements that add the guests of classes to the copies of students, classes and lessons, with three functions:
 * `guests_of(class)`, `host_classes(student)`, and `class_now(student)`, whose rules hold: the class among home and hosts whose
 * lesson is open and began last, else home. A guest is of the same school: who has left it is none, without anybody telling.
 */
export function guestFunctions({
  schema,
  studentKey,
  classKey,
  isThere = 'true',
}: GuestCopies): readonly string[] {
  const isGuest = `s.organization_id = c.organization_id and s.class_id is distinct from c.${classKey} and ${isThere}`;
  return [
    `alter table ${schema}.classes add column guest_ids uuid[] not null default '{}'`,
    `create index on ${schema}.classes using gin (guest_ids)`,
    `create function ${schema}.guests_of(class uuid) returns setof uuid language sql stable as $$
      select s.${studentKey} from ${schema}.classes c join ${schema}.students s on s.${studentKey} = any (c.guest_ids)
      where c.${classKey} = $1 and ${isGuest}
    $$`,
    `create function ${schema}.host_classes(student uuid) returns setof uuid language sql stable as $$
      select c.${classKey} from ${schema}.students s join ${schema}.classes c on c.guest_ids @> array[s.${studentKey}]
      where s.${studentKey} = $1 and ${isGuest}
    $$`,
    `create function ${schema}.class_now(student uuid) returns uuid language sql stable as $$
      select coalesce((
        select e.class_id from ${schema}.class_entries e
        where e.class_id in (
          select class_id from ${schema}.students where ${studentKey} = $1 union all select ${schema}.host_classes($1)
        ) and now() >= e.lesson_began_at and now() < e.lesson_ends_at
        order by e.lesson_began_at desc limit 1
      ), (select class_id from ${schema}.students where ${studentKey} = $1))
    $$`,
  ];
}

/** Returns the statements that undo those of `guestFunctions`. */
export const dropGuestFunctions = (schema: string): readonly string[] => [
  ...['class_now', 'host_classes', 'guests_of'].map(name => `drop function ${schema}.${name}(uuid)`),
  `alter table ${schema}.classes drop column guest_ids`,
];

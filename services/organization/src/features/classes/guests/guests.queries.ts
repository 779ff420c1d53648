import { MAX_FOUND_GUESTS } from '@burrow/contracts';
import { type NotNull, sql, sqlPart } from '@burrow/service-kit';

const COLUMNS = sqlPart`s.student_id as "studentId", coalesce(s.full_name, s.username) as name, s.character, home.name as "className"`;

const HOME = sqlPart`left join organization.classes home on home.id = s.class_id`;

interface FoundRow {
  readonly studentId: string;
  readonly name: NotNull<string>;
  readonly character: string;
  readonly className: string | null;
}

interface GuestRow {
  readonly studentId: string;
  readonly name: NotNull<string>;
  readonly character: string;
  readonly className: string | null;
  readonly since: Date;
}

/** The guests of the class $1. Who left the school is none meanwhile. */
export const GUESTS = sql<GuestRow>`
  select ${COLUMNS}, g.since
  from organization.class_guests g join organization.students s on s.student_id = g.student_id ${HOME}
  where g.class_id = $1 and s.left_at is null order by s.last_sort, s.first_sort, s.student_id`;

/** Who of the school $2 could be a guest of the class $1, by the patterns $3. */
export const COULD_BE = sql<FoundRow>`
  select ${COLUMNS}
  from organization.students s ${HOME}
  where s.organization_id = $2 and s.left_at is null and s.class_id is distinct from $1 and s.search_key like all($3)
    and not exists (select 1 from organization.class_guests g where g.class_id = $1 and g.student_id = s.student_id)
  order by s.last_sort, s.first_sort, s.student_id limit ${MAX_FOUND_GUESTS}`;

/** Somebody of the same school whose home is another class, or none, and who is no guest of it yet. */
export const ADD = sql`
  insert into organization.class_guests (class_id, student_id)
  select $1, s.student_id from organization.students s
  where s.student_id = $2 and s.organization_id = $3 and s.left_at is null and s.class_id is distinct from $1
  on conflict do nothing returning 1`;

/** Services that copy the class know by its version that it changed. */
export const RAISE_VERSION = sql`update organization.classes set version = version + 1 where id = $1`;

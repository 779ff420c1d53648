import { type NotNull, sql, sqlPart } from '@burrow/service-kit';
import { DAYS_TO_UNDO } from '@burrow/contracts';

interface SchoolYearRow {
  readonly id: string;
  readonly madeAt: Date;
  readonly undoUntil: NotNull<Date>;
  readonly undone: NotNull<boolean>;
  readonly classes: NotNull<number>;
  readonly moved: NotNull<number>;
  readonly left: NotNull<number>;
}

export const SHOW = sql<SchoolYearRow>`
  select y.id, y.made_at as "madeAt", y.made_at + make_interval(days => ${DAYS_TO_UNDO}) as "undoUntil",
    y.undone_at is not null as undone,
    (select count(*)::int from organization.school_year_classes c where c.school_year_id = y.id) as classes,
    (select count(*)::int from organization.school_year_students s
     where s.school_year_id = y.id and s.new_class is not null) as moved,
    (select count(*)::int from organization.school_year_students s
     where s.school_year_id = y.id and s.new_class is null) as "left"
  from organization.school_years y`;

export const BY_ID = sql<SchoolYearRow>`${SHOW} where y.id = $1 and y.organization_id = $2`;

export const LAST = sql<SchoolYearRow>`
  ${SHOW} where y.organization_id = $1 and y.undone_at is null
    and y.made_at > now() - make_interval(days => ${DAYS_TO_UNDO})
  order by y.made_at desc limit 1`;

/** One change of an organisation's year after the other. */
export const HOLD = sql`select 1 from organization.organizations where id = $1 for update`;

const MOVED = sqlPart`student_id as "studentId", version, organization_id as "organizationId", class_id as "classId"`;

interface MovedRow {
  readonly studentId: string;
  readonly version: number;
  readonly organizationId: string;
  readonly classId: string | null;
}

/** Moves the students of a class, or lets them leave if there is no new one, and keeps where they were. */
export const MOVE_UP = sql<MovedRow>`
  with moving as (
    select student_id from organization.students where class_id = $2 and left_at is null order by student_id for update
  ), kept as (
    insert into organization.school_year_students (school_year_id, student_id, old_class, new_class)
    select $1, student_id, $2::uuid, $3::uuid from moving
  ), moved as (
    update organization.students set class_id = coalesce($3::uuid, class_id), version = version + 1,
      left_at = case when $3::uuid is null then now() end
    where student_id in (select student_id from moving) returning *
  )
  select ${MOVED} from moved`;

/** Those who are where the new year put them: nobody has moved them since. */
export const MOVE_BACK = sql<MovedRow>`
  with back as (
    update organization.students s set class_id = y.old_class, version = s.version + 1
    from organization.school_year_students y
    where y.school_year_id = $1 and s.student_id = y.student_id and y.new_class is not null
      and s.class_id = y.new_class and s.left_at is null
    returning s.*
  )
  select ${MOVED} from back`;

export const WHO_LEFT = sql<{ readonly id: string }>`
  select s.student_id as id from organization.school_year_students y
  join organization.students s on s.student_id = y.student_id
  where y.school_year_id = $1 and y.new_class is null and s.left_at is not null order by 1`;

export const TAKE_OUT = sql`
  update organization.classes set archived_at = null
  where id in (select old_class from organization.school_year_classes where school_year_id = $1)`;

/** Classes of the new year in which nobody is left. */
export const EMPTY_CLASSES = sql<{ readonly id: string }>`
  select c.id from organization.school_year_classes y join organization.classes c on c.id = y.new_class
  where y.school_year_id = $1 and not exists (select 1 from organization.students s where s.class_id = c.id)`;

export const UNDONE = sql`update organization.school_years set undone_at = now() where id = $1`;

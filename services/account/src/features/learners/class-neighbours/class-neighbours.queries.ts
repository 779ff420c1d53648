import { type NotNull, sql } from '@burrow/service-kit';

interface NeighbourRow {
  readonly student_id: string;
  readonly distance: NotNull<number>;
}

/** The two who stand before a student in the list of the class, and the two after: by username, as the school sees it. */
export const CLASS_NEIGHBOURS = sql<NeighbourRow>`
  with listed as (
    select id, row_number() over (order by username, id) as place from account.students
    where left_at is null and class_id = (select class_id from account.students where id = $1 and left_at is null)
  )
  select other.id as student_id, abs(other.place - own.place)::int as distance
  from listed own join listed other on other.id <> own.id and abs(other.place - own.place) <= 2
  where own.id = $1 order by distance, student_id`;

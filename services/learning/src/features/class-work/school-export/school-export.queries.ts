import { sql } from '@burrow/service-kit';

interface AssignmentsRow {
  readonly class_id: string;
  readonly course_id: string;
  readonly level_slugs: string[];
  readonly due_at: Date;
  readonly note: string | null;
  readonly created_at: Date;
}

/** Of the classes of the organisation $1. */
export const ASSIGNMENTS = sql<AssignmentsRow>`
  select a.class_id, a.course as course_id, a.levels as level_slugs, a.due_at, a.note, a.created_at
  from learning.class_assignments a join learning.classes c on c.class_id = a.class_id
  where c.organization_id = $1 order by a.class_id, a.created_at, a.id`;

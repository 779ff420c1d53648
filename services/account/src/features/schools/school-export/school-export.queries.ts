import { sql, SqlPart } from '@burrow/service-kit';
import { EXPORTED } from '../../own-account/profile/index.ts';

const COLUMNS = new SqlPart(
  EXPORTED.students
    .filter(column => column !== 'parent_id')
    .map(column => `"${column}"`)
    .join(', '),
);

type StudentsRow = {
  readonly id: string;
  readonly organization_id: string | null;
  readonly class_id: string | null;
  readonly left_at: Date | null;
  readonly full_name: string | null;
  readonly first_name: string | null;
  readonly last_name: string | null;
  readonly age: number | null;
  readonly username: string;
  readonly character: string;
  readonly assistant_enabled: boolean;
  readonly language: string | null;
  readonly signed_in_at: Date | null;
  readonly last_seen_on: Date;
  readonly last_course: string | null;
  readonly last_level: string | null;
  readonly last_played_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
};

/** Those of the students $2 who are in the organisation $1. */
export const STUDENTS = sql<StudentsRow>`
  select ${COLUMNS} from account.students
  where organization_id = $1 and id = any ($2::uuid[]) order by id`;

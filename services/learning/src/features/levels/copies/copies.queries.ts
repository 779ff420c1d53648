import { sql } from '@burrow/service-kit';

export const FORGET_TEACHER = sql`update learning.classes set teacher_ids = array_remove(teacher_ids, $1) where $1 = any (teacher_ids)`;

/** A remark is the student's, and stays without its author. */
export const FORGET_AUTHOR = sql`update learning.remarks set author_id = null where author_id = $1`;

export const FORGET_TEACHER =
  'update learning.classes set teacher_ids = array_remove(teacher_ids, $1) where $1 = any (teacher_ids)';

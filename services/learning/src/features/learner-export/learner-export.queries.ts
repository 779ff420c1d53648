export const STUDENTS_OF =
  'select student_id as id from learning.students where parent_id = $1 order by student_id';

export { ClassStudents } from './class-students.tsx';
export { WorkBar, useClassesWork } from './classes-work.tsx';
export { courseOf, coursesOf } from './class-work.rules.ts';
export { CourseChoice } from './course-choice.tsx';
export { useCourseWords } from './use-course-words.ts';

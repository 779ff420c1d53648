export { ClassStudents } from './class-students.tsx';
export { WorkBar, useClassesWork } from './classes-work.tsx';
export { agoText, courseOf, coursesOf } from './class-work.rules.ts';
export { LiveCut } from './live-cut.tsx';
export { CourseChoice } from './course-choice.tsx';
export { useCourseWords } from './use-course-words.ts';

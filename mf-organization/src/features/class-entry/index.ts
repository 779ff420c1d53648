export { ClassEntryPanel } from './class-entry.panel.tsx';
export { BeginLesson } from './begin-lesson.tsx';
export { LessonLink } from './lesson-link.tsx';
export { WaitingStudents } from './waiting-students.tsx';
export { useEntry } from './use-entry.ts';
export { useEntryChanges } from './use-entry-changes.ts';
export { classEntryRoutes } from './class-entry.routes.tsx';

export { LessonPresenceModule } from './lesson-presence.module.ts';
export { forgetEndedLesson, tellLesson } from './tell-lesson.ts';

export { LessonPresenceModule } from './lesson-presence.module.ts';
export { tellLesson } from './tell-lesson.ts';

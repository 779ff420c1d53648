export { WithLesson } from './lesson.part.tsx';
export { LookSign } from './look-sign.tsx';

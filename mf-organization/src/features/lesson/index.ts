export { lessonRoutes } from './lesson.routes.tsx';

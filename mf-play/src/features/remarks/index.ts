export { TeacherArea } from './teacher-area.tsx';

export { WithStudent } from './with-student.tsx';

export { ClassFailures } from './class-failures.tsx';

export { StudentRuns } from './student-runs.tsx';
export { ClassFailures } from './class-failures.tsx';

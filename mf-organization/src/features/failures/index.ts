export { nameKey } from './failure-name.rules.ts';
export { compareLines } from './different-lines.rules.ts';
export { ProgramLines } from './program-lines.tsx';
export { Programs } from './programs.tsx';
export { StudentRuns } from './student-runs.tsx';
export { ClassFailures } from './class-failures.tsx';

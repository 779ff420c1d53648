export { loadAssignDialog } from './assign.part.ts';
export { UnassignedNotice } from './unassigned-notice.tsx';

export { loadIncludedDialog } from './included.part.ts';

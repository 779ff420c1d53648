export { writeRemarks } from './write-remarks.ts';
export { RemarksModule } from './remarks.module.ts';

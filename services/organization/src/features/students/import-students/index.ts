export { CLASSES } from './check-import.queries.ts';
export { classOf, type KnownClass, readRow, type ReadRow } from './import-rows.rules.ts';
export { ImportStudentsModule } from './import-students.module.ts';

export { SchoolExportModule } from './school-export.module.ts';

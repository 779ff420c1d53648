export { SchoolExportController } from './school-export.controller.ts';

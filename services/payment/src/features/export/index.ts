export { ExportController } from './export.controller.ts';

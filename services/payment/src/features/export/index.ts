export { ExportModule } from './export.module.ts';

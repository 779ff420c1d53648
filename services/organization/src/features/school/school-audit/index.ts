export { SchoolAuditModule } from './school-audit.module.ts';

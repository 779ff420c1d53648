export { AuditController } from './audit.controller.ts';
export { AuditListRepository } from './audit-list.repository.ts';

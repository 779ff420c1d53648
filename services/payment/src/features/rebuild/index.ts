export { RebuildService } from './rebuild.service.ts';
export { rebuildPayments } from './rebuild-payments.ts';

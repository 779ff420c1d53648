export { AskProviderService } from './ask-provider.service.ts';
export { CatchUpService } from './catch-up.service.ts';
export { ReconcileJob } from './reconcile.job.ts';
export { ReconcileService } from './reconcile.service.ts';
export { ReconciliationModule } from './reconciliation.module.ts';

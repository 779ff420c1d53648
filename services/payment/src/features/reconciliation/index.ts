export { AskProviderService } from './ask-provider.service.ts';
export { DifferencesController } from './differences.controller.ts';
export { ReconcileJob } from './reconcile.job.ts';
export { ReconcileService } from './reconcile.service.ts';

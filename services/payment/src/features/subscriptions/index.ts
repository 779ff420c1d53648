export { ChangePlanService } from './change-plan.service.ts';
export { DueChangesJob } from './due-changes.job.ts';
export { SubscriptionsController } from './subscriptions.controller.ts';
export { type Ending, SubscriptionsService } from './subscriptions.service.ts';

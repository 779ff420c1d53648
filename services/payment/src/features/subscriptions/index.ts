export { type Ending, SubscriptionsService } from './subscriptions.service.ts';
export { SubscriptionsModule } from './subscriptions.module.ts';

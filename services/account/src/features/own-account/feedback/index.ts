export { FeedbackModule } from './feedback.module.ts';

export { OwnFeedbackModule } from './own-feedback.module.ts';

export { OwnFeedbackController } from './own-feedback.controller.ts';

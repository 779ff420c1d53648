export { FeedbackController } from './feedback.controller.ts';
export { SendFeedbackService } from './send-feedback.service.ts';

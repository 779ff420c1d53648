export { loadFeedbackDialog } from './feedback.part.ts';

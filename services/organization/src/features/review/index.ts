export { ReviewController } from './review.controller.ts';
export { TellOfReviewJob } from './tell-of-review.job.ts';

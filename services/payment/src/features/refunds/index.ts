export { DecideRefundService } from './decide-refund.service.ts';
export { REFUND_QUEUE } from './pay-refunds.job.ts';
export { RefundQuestionsService } from './refund-questions.service.ts';
export { RequestRefundService } from './request-refund.service.ts';
export { RefundsModule } from './refunds.module.ts';
export { lookIntoSecond, SECOND_QUEUE } from './look-into-second.ts';

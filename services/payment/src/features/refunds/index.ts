export { DecideRefundService } from './decide-refund.service.ts';
export { PayRefundsJob, REFUND_QUEUE } from './pay-refunds.job.ts';
export { ADD_REFUND } from './refunds.queries.ts';
export { RefundQuestionsService } from './refund-questions.service.ts';
export { RefundsController } from './refunds.controller.ts';
export { RequestRefundService } from './request-refund.service.ts';

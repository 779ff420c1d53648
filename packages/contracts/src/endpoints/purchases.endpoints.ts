import { z } from 'zod';
import { DoneSchema } from '../account/index.ts';
import {
  AssignPurchaseQuerySchema, CourseSlugParamsSchema, DecideHeldPaymentSchema, DecideRefundSchema, HeldPaymentsSchema, DifferencesSchema, FollowInvoiceRequestSchema, InvoiceParamsSchema, InvoiceRequestSchema, InvoiceRequestsSchema,
  PurchaseExportSchema, PurchaseParamsSchema, PurchasesOfQuerySchema, PurchasesSchema, PurchaseStorySchema, RefundEligibilitySchema, RefundRequestsSchema,
  RefundSchema, RequestRefundQuerySchema, StudentPurchasesSchema, TransferPurchasesQuerySchema, TransferredPurchasesSchema,
  UnassignedPurchasesSchema,
} from '../payment/index.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;
const params = z.object({ request_id: z.uuid() });

/** What was bought: whose it is, refunds, and what support does. */
export const PURCHASE_ENDPOINTS = {
  listPurchases: endpoint({ method: 'GET', path: '/api/payment/purchases', access: 'buyer',
    summary: 'Returns everything the caller has bought.', answer: PurchasesSchema, errors: reading }),
  getReceipt: endpoint({ method: 'GET', path: '/api/payment/receipt/{purchase_id}', access: 'buyer',
    summary: 'Returns the receipt of a payment as a PDF to print.', params: PurchaseParamsSchema, query: z.object({ language: z.string().max(5).optional() }),
    answer: z.string(), file: 'application/pdf', errors: [...reading, 'payment/unknown-purchase'] }),
  exportPurchases: endpoint({ method: 'GET', path: '/api/payment/export', access: 'logged-in',
    summary: 'Returns everything that is stored about what the caller bought or was given.', answer: PurchaseExportSchema, errors: ['auth/not-logged-in'] }),
  hasUnassignedPurchases: endpoint({ method: 'GET', path: '/api/payment/has-unassigned-purchases', access: 'buyer',
    summary: 'Tells whether a course that was bought has no student yet.', answer: UnassignedPurchasesSchema, errors: reading }),
  assignPurchase: endpoint({ method: 'POST', path: '/api/payment/assign-purchase', access: 'parent', childActs: [],
    summary: 'Assigns a course that was bought to a student, for good.', query: AssignPurchaseQuerySchema, answer: DoneSchema,
    errors: [...writing, 'payment/not-your-student', 'payment/nothing-to-assign', 'payment/student-has-course'] }),
  getRefundEligibility: endpoint({ method: 'GET', path: '/api/payment/refund-eligibility/{purchase_id}', access: 'buyer',
    summary: 'Returns whether a purchase can be refunded, and which rule decides.', params: PurchaseParamsSchema, answer: RefundEligibilitySchema,
    errors: [...reading, 'payment/unknown-purchase'] }),
  requestRefund: endpoint({ method: 'POST', path: '/api/payment/request-refund', access: 'buyer', childActs: [],
    summary: 'Asks support for a refund; a withdrawal is approved at once.', query: RequestRefundQuerySchema, answer: RefundSchema,
    errors: [...writing, 'payment/unknown-purchase', 'payment/not-refundable'] }),
  listStudentsWithCourse: endpoint({ method: 'GET', path: '/api/profile/{course_slug}/students/purchased', access: 'parent',
    summary: "Returns the parent's students who have a course, by a purchase or by a plan.", params: CourseSlugParamsSchema, answer: StudentPurchasesSchema, errors: reading }),
  listStudentsWithoutCourse: endpoint({ method: 'GET', path: '/api/profile/{course_slug}/students/not-purchased', access: 'parent',
    summary: "Returns the parent's students for whom no course was bought; a plan may open it for them.", params: CourseSlugParamsSchema, answer: StudentPurchasesSchema, errors: reading }),
  listStudentPurchases: endpoint({ method: 'GET', path: '/api/profile/students/purchases/all', access: 'parent',
    summary: "Returns which of the parent's students has which course.", answer: StudentPurchasesSchema, errors: reading }),
  requestInvoice: endpoint({ method: 'POST', path: '/api/payment/invoice-requests', access: 'admin', childActs: [],
    summary: 'Asks support for an invoice for a school.', body: InvoiceRequestSchema, answer: InvoiceRequestsSchema, errors: [...writing, 'payment/unknown-plan', 'payment/too-many-students', 'payment/too-many-requests'] }),
  listInvoiceRequests: endpoint({ method: 'GET', path: '/api/payment/invoice-requests', access: 'admin-or-staff',
    summary: "Returns the invoice requests of the caller's school or, for staff, all of them.", answer: InvoiceRequestsSchema, errors: reading }),
  followInvoiceRequest: endpoint({ method: 'PUT', path: '/api/payment/invoice-requests/{request_id}', access: 'staff', childActs: [],
    summary: 'Sets the state of an invoice request.', params, body: FollowInvoiceRequestSchema, answer: DoneSchema, errors: [...writing, 'payment/unknown-request'] }),
  getInvoice: endpoint({ method: 'GET', path: '/api/payment/invoice-requests/{request_id}/invoice', access: 'admin-or-staff',
    summary: 'Returns the invoice of a request as a PDF.', params: InvoiceParamsSchema, query: z.object({ language: z.string().max(5).optional() }),
    answer: z.string(), file: 'application/pdf', errors: [...reading, 'payment/unknown-request'] }),
  transferPurchases: endpoint({ method: 'GET', path: '/api/payment/transfer-purchases', access: 'staff', changesState: true,
    summary: 'Moves what one adult bought to another.', query: TransferPurchasesQuerySchema, answer: TransferredPurchasesSchema,
    errors: [...writing, 'user/unknown'] }),
  findPurchases: endpoint({ method: 'GET', path: '/api/payment/support/purchases', access: 'staff',
    summary: 'Returns what someone bought, by their address.', query: PurchasesOfQuerySchema, answer: PurchasesSchema, errors: [...reading, 'user/unknown'] }),
  getPurchaseStory: endpoint({ method: 'GET', path: '/api/payment/support/purchases/{purchase_id}', access: 'staff',
    summary: 'Returns what happened to a purchase, as recorded in the ledger.', params: PurchaseParamsSchema, answer: PurchaseStorySchema, errors: [...reading, 'payment/unknown-purchase'] }),
  listDifferences: endpoint({ method: 'GET', path: '/api/payment/support/differences', access: 'staff',
    summary: 'Returns what the daily comparison with the provider found.', answer: DifferencesSchema, errors: reading }),
  listHeldPayments: endpoint({ method: 'GET', path: '/api/payment/support/held-payments', access: 'staff',
    summary: 'Returns payments that arrived and are not what was ordered.', answer: HeldPaymentsSchema, errors: reading }),
  decideHeldPayment: endpoint({ method: 'PUT', path: '/api/payment/support/held-payments/{transaction_id}', access: 'staff', childActs: [],
    summary: 'Accepts a payment that is not what was ordered, or gives it back.', params: z.object({ transaction_id: z.string().min(1).max(100) }),
    body: DecideHeldPaymentSchema, answer: DoneSchema, errors: [...writing, 'payment/unknown-request', 'payment/provider-down', 'payment/provider-refused'] }),
  listRefundRequests: endpoint({ method: 'GET', path: '/api/payment/support/refunds', access: 'staff',
    summary: 'Returns refund requests that are waiting.', answer: RefundRequestsSchema, errors: reading }),
  decideRefund: endpoint({ method: 'PUT', path: '/api/payment/support/refunds/{request_id}', access: 'staff', childActs: [],
    summary: 'Approves or rejects a refund.', params, body: DecideRefundSchema, answer: DoneSchema, errors: [...writing, 'payment/unknown-request', 'payment/provider-down', 'payment/provider-refused'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore

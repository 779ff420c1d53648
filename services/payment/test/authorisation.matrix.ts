import {
  type AuthorisationMatrix,
  LOGGED_IN,
  NOBODY,
  open,
  PARENTS,
  STAFF,
} from '@burrow/service-kit/testing';

/** Who may pay: parents, of whom staff are, and administrators. */
const BUYERS = '401 401  ok  ok   403 403  403 403  ok  ok   ok';
const ADMINISTRATORS = '401 401  403 403  403 403  403 403  ok  ok   403';
const ADMINS_OR_STAFF = '401 401  403 403  403 403  403 403  ok  ok   ok';

const NO_PURCHASE = { params: { purchase_id: 'txn_nobody' } };
const GIFT = {
  plan_name: 'nothing',
  currency: 'EUR',
  seats: 1,
  email: 'gran@example.com',
  language: 'English',
};
const NO_GIFT = { params: { gift_id: NOBODY } };
const NO_REQUEST = { params: { request_id: NOBODY } };
const COURSE = { params: { course_slug: 'python' } };

export const MATRIX: AuthorisationMatrix<'payment'> = {
  beginCheckout: [{ body: {}, cells: BUYERS }],
  previewCheckout: open({ query: { plan_name: 'nothing', currency: 'EUR' } }),
  getPaymentLink: open({ params: { transaction_id: 'txn_nobody' } }),
  getCheckout: [{ params: { transaction_id: 'txn_nobody' }, cells: BUYERS }],
  getCurrentPlan: open(),
  getCurrentSubscription: [{ cells: BUYERS }],
  listActiveSubscriptions: [{ cells: BUYERS }],
  cancelSubscription: [{ query: { purchase_id: 'txn_nobody' }, cells: BUYERS }],
  resumeSubscription: [
    { about: 'what ends', query: { purchase_id: 'txn_nobody' }, cells: BUYERS },
    { about: 'what is paused, with a charge', query: { purchase_id: 'txn_nobody', charges: 'now' }, cells: BUYERS },
  ],
  cancelByLink: open({ body: { token: 'a-link-that-nobody-made' } }),
  withdrawByLink: open({ body: { token: 'a-link-that-nobody-made' } }),
  previewUpgrade: [{ query: { plan_name: 'nothing' }, cells: BUYERS }],
  upgradeSubscription: [{ query: { plan_name: 'nothing' }, cells: BUYERS }],
  upgradeToOrganization: [{ cells: PARENTS }],
  changeCard: [{ cells: BUYERS }],
  // Only the provider signs: everybody else is refused.
  receiveProviderEvent: [{ body: {}, cells: '403 403  403 403  403 403  403 403  403 403  403' }],
  // Children buy nothing; everybody else may give something.
  beginGift: [{ body: GIFT, cells: 'ok  ok   ok  ok   403 403  ok  ok   ok  ok   ok' }],
  getGift: open(NO_GIFT),
  giveGiftBack: open(NO_GIFT),
  redeemCode: [{ body: { code: 'nothing' }, cells: BUYERS }],
  listClassSets: [{ cells: ADMINISTRATORS }],
  giveSeats: [{ ...NO_PURCHASE, body: { student_ids: ['{zoe}'] }, cells: ADMINISTRATORS }],
  listPurchases: [{ cells: BUYERS }],
  getReceipt: [{ params: { purchase_id: 'txn_nothing' }, cells: BUYERS }],
  getSellerInvoice: [{ params: { purchase_id: 'txn_nothing' }, cells: BUYERS }],
  exportPurchases: [{ cells: LOGGED_IN }],
  hasUnassignedPurchases: [{ cells: BUYERS }],
  assignPurchase: [
    { about: 'to a child of the parent', query: { student_id: '{pip-hopper}', course_name: 'nothing' }, cells: '401 401  ok  403  403 403  403 403  403 403  403' },
  ],
  getRefundEligibility: [{ ...NO_PURCHASE, cells: BUYERS }],
  requestRefund: [{ query: { purchase_id: 'txn_nobody', reason: 'a test' }, cells: BUYERS }],
  listStudentsWithCourse: [{ ...COURSE, cells: PARENTS }],
  listStudentsWithoutCourse: [{ ...COURSE, cells: PARENTS }],
  listStudentPurchases: [{ cells: PARENTS }],
  requestInvoice: [{ body: {}, cells: ADMINISTRATORS }],
  listInvoiceRequests: [{ cells: ADMINS_OR_STAFF }],
  findBuyers: [{ query: { find: 'txn_nobody' }, cells: STAFF }],
  compareNow: [{ body: {}, cells: STAFF }],
  getInvoice: [{ ...NO_REQUEST, cells: ADMINS_OR_STAFF }],
  followInvoiceRequest: [{ ...NO_REQUEST, body: {}, cells: STAFF }],
  transferPurchases: [{ query: {}, cells: STAFF }],
  findPurchases: [{ query: {}, cells: STAFF }],
  getPurchaseStory: [{ ...NO_PURCHASE, cells: STAFF }],
  listDifferences: [{ cells: STAFF }],
  listHeldPayments: [{ cells: STAFF }],
  decideHeldPayment: [{ params: { transaction_id: 'txn_nobody' }, body: {}, cells: STAFF }],
  listRefundRequests: [{ cells: STAFF }],
  decideRefund: [{ ...NO_REQUEST, body: {}, cells: STAFF }],
}; // prettier-ignore

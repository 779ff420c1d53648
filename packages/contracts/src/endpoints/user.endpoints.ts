import { z } from 'zod';
import {
  ChangeLanguageQuerySchema, CountrySchema, DoneSchema, DeclareBodySchema, DeclaredSchema, EmailIdSchema, FeedbackSchema, FoundOrganizationsSchema,
  FoundStudentsSchema, FoundUsersSchema, OpenEmailQuerySchema, OutboxSchema, QueuedSchema, QueueEmailsSchema,
  QueueForAllBodySchema, QueueForAllQuerySchema, SearchInOrganizationQuerySchema, SearchQuerySchema, SendEmailsQuerySchema,
  SentSchema, UserLanguageSchema,
} from '../account/index.ts'; // prettier-ignore
import { endpoint, type EndpointContract } from './endpoint.ts';

const reading = ['auth/not-logged-in', 'auth/forbidden'] as const;
const writing = [...reading, 'request/cross-site'] as const;

/** Language and country, mails, feedback, and the user search for staff. */
export const USER_ENDPOINTS = {
  changeLanguage: endpoint({ method: 'POST', path: '/api/user/change-language', access: 'any-session',
    summary: 'Stores the language of the interface, by its English name.', query: ChangeLanguageQuerySchema, answer: UserLanguageSchema,
    errors: ['user/unknown-language', 'request/cross-site'] }),
  getLanguage: endpoint({ method: 'GET', path: '/api/user/get-language', access: 'any-session',
    summary: 'Returns the stored language, or null.', answer: UserLanguageSchema, errors: [] }),
  getCountry: endpoint({ method: 'GET', path: '/api/user/country', access: 'anyone',
    summary: 'Returns the country that the proxy reports.', answer: CountrySchema, errors: [] }),
  sendFeedback: endpoint({ method: 'POST', path: '/api/user/feedback', access: 'any-session',
    summary: 'Stores a message and mails it to support.', body: FeedbackSchema, answer: DoneSchema, errors: ['auth/too-many-attempts', 'request/cross-site'] }),
  askGrownUp: endpoint({ method: 'POST', path: '/api/user/ask-grown-up', access: 'family', childActs: [],
    summary: "Mails the adult of a child's account that the child would like a plan, once a day. Only from the child's own session.", answer: DoneSchema,
    errors: [...writing, 'auth/too-many-attempts'] }),
  askToCancel: endpoint({ method: 'POST', path: '/api/user/cancel-by-mail', access: 'anyone',
    summary: 'Mails links that cancel what an address pays for, or withdraw from it, without a log-in. The answer is always the same but for its time, which counts.', body: DeclareBodySchema, answer: DeclaredSchema,
    errors: ['auth/too-many-attempts', 'request/cross-site'] }),
  queueEmails: endpoint({ method: 'POST', path: '/api/user/queue_emails', access: 'staff', childActs: [],
    summary: 'Queues a mail to each of the addresses.', body: QueueEmailsSchema, answer: QueuedSchema, errors: writing }),
  queueEmailsForAll: endpoint({ method: 'POST', path: '/api/user/queue_user_emails_for_all', access: 'staff', childActs: [],
    summary: 'Queues a mail to every user who receives news, or to one of them.', query: QueueForAllQuerySchema, body: QueueForAllBodySchema, answer: QueuedSchema, errors: writing }),
  sendEmails: endpoint({ method: 'POST', path: '/api/user/send_emails', access: 'staff', childActs: [],
    summary: 'Sends the waiting mails now.', query: SendEmailsQuerySchema, answer: SentSchema, errors: writing }),
  openEmail: endpoint({ method: 'GET', path: '/api/user/open/{email_id}', access: 'anyone',
    summary: 'Records that a mail was opened, then redirects to one of our pages (302) or returns a picture of one pixel.',
    params: EmailIdSchema, query: OpenEmailQuerySchema, answer: z.null(), redirects: 'sometimes', errors: [] }),
  unsubscribe: endpoint({ method: 'GET', path: '/api/user/unsubscribe/{email_id}', access: 'anyone',
    summary: 'Redirects to the page that ends the news to the address of this mail, in its language (302).', params: EmailIdSchema, answer: z.null(), redirects: 'always', errors: [] }),
  unsubscribeByPost: endpoint({ method: 'POST', path: '/api/user/unsubscribe/{email_id}', access: 'anyone', fromAnywhere: true,
    summary: 'Ends the news to the address of this mail; also for the one-click button of mail programs (RFC 8058).', params: EmailIdSchema, answer: DoneSchema, errors: [] }),
  resubscribe: endpoint({ method: 'POST', path: '/api/user/resubscribe/{email_id}', access: 'anyone',
    summary: 'Resumes the news, for whoever is logged in with the address of this mail. The link alone only ends the news.', params: EmailIdSchema, answer: DoneSchema,
    errors: ['request/cross-site', 'auth/not-logged-in', 'auth/forbidden'] }),
  searchOrganizations: endpoint({ method: 'GET', path: '/api/user/search/organizations', access: 'staff',
    summary: 'Finds organizations by name or slug.', query: SearchQuerySchema, answer: FoundOrganizationsSchema, errors: reading }),
  searchEmails: endpoint({ method: 'GET', path: '/api/user/search/emails', access: 'admin-or-staff',
    summary: 'Finds users by address; administrators find those of their own organization.', query: SearchInOrganizationQuerySchema, answer: FoundUsersSchema, errors: reading }),
  searchStudentUsernames: endpoint({ method: 'GET', path: '/api/user/search/student_usernames', access: 'admin-or-staff',
    summary: 'Finds students by username; administrators find those of their own organization.', query: SearchInOrganizationQuerySchema, answer: FoundStudentsSchema, errors: reading }),
  getOutbox: endpoint({ method: 'GET', path: '/api/user/outbox', access: 'anyone', fromThisMachine: true,
    summary: "Returns the mails that were stored instead of sent. Only on a developer's machine, otherwise 404.", answer: OutboxSchema, errors: ['request/not-found'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore

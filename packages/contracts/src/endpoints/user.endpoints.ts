import { z } from 'zod';
import {
  ChangeLanguageQuerySchema, CountrySchema, DoneSchema, EmailBodySchema, EmailIdSchema, FeedbackSchema, FoundOrganizationsSchema,
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
    summary: 'Keeps the language of the interface, by its English name.', query: ChangeLanguageQuerySchema, answer: UserLanguageSchema,
    errors: ['user/unknown-language', 'request/cross-site'] }),
  getLanguage: endpoint({ method: 'GET', path: '/api/user/get-language', access: 'any-session',
    summary: 'The kept language, or null.', answer: UserLanguageSchema, errors: [] }),
  getCountry: endpoint({ method: 'GET', path: '/api/user/country', access: 'anyone',
    summary: 'The country that the proxy names.', answer: CountrySchema, errors: [] }),
  sendFeedback: endpoint({ method: 'POST', path: '/api/user/feedback', access: 'any-session',
    summary: 'Keeps a message and mails it to support.', body: FeedbackSchema, answer: DoneSchema, errors: ['auth/too-many-attempts', 'request/cross-site'] }),
  askGrownUp: endpoint({ method: 'POST', path: '/api/user/ask-grown-up', access: 'family',
    summary: 'A child of a family asks the adult whose account it is for a plan: a mail to the known address, once a day. Only from the child\'s own session.', answer: DoneSchema,
    errors: [...writing, 'auth/too-many-attempts'] }),
  askToCancel: endpoint({ method: 'POST', path: '/api/user/cancel-by-mail', access: 'anyone',
    summary: 'Mails a link that cancels what an address pays for, without a log-in. The answer is always the same.', body: EmailBodySchema, answer: DoneSchema,
    errors: ['auth/too-many-attempts', 'request/cross-site'] }),
  queueEmails: endpoint({ method: 'POST', path: '/api/user/queue_emails', access: 'staff',
    summary: 'Queues a mail for each of the addresses.', body: QueueEmailsSchema, answer: QueuedSchema, errors: writing }),
  queueEmailsForAll: endpoint({ method: 'POST', path: '/api/user/queue_user_emails_for_all', access: 'staff',
    summary: 'Queues a mail for every user who takes news, or for one of them.', query: QueueForAllQuerySchema, body: QueueForAllBodySchema, answer: QueuedSchema, errors: writing }),
  sendEmails: endpoint({ method: 'POST', path: '/api/user/send_emails', access: 'staff',
    summary: 'Sends waiting mails now.', query: SendEmailsQuerySchema, answer: SentSchema, errors: writing }),
  openEmail: endpoint({ method: 'GET', path: '/api/user/open/{email_id}', access: 'anyone',
    summary: 'Notes that a mail was opened; leads to one of our pages (302), or answers a picture of one pixel.',
    params: EmailIdSchema, query: OpenEmailQuerySchema, answer: z.null(), redirects: 'sometimes', errors: [] }),
  unsubscribe: endpoint({ method: 'GET', path: '/api/user/unsubscribe/{email_id}', access: 'anyone',
    summary: 'Leads to the page that ends the news to the address of this mail, in its language (302).', params: EmailIdSchema, answer: z.null(), redirects: 'always', errors: [] }),
  unsubscribeByPost: endpoint({ method: 'POST', path: '/api/user/unsubscribe/{email_id}', access: 'anyone', fromAnywhere: true,
    summary: 'Sends no more news to the address of this mail; also by one click of a mail program (RFC 8058).', params: EmailIdSchema, answer: DoneSchema, errors: [] }),
  resubscribe: endpoint({ method: 'POST', path: '/api/user/resubscribe/{email_id}', access: 'anyone',
    summary: 'Takes an unsubscription back, for whoever is logged in with the address of this mail: the link alone only ends the news.', params: EmailIdSchema, answer: DoneSchema,
    errors: ['request/cross-site', 'auth/not-logged-in', 'auth/forbidden'] }),
  searchOrganizations: endpoint({ method: 'GET', path: '/api/user/search/organizations', access: 'staff',
    summary: 'Organisations by name or slug.', query: SearchQuerySchema, answer: FoundOrganizationsSchema, errors: reading }),
  searchEmails: endpoint({ method: 'GET', path: '/api/user/search/emails', access: 'admin-or-staff',
    summary: 'Users by address; administrators find their own organisation\'s.', query: SearchInOrganizationQuerySchema, answer: FoundUsersSchema, errors: reading }),
  searchStudentUsernames: endpoint({ method: 'GET', path: '/api/user/search/student_usernames', access: 'admin-or-staff',
    summary: 'Students by username; administrators find their own organisation\'s.', query: SearchInOrganizationQuerySchema, answer: FoundStudentsSchema, errors: reading }),
  getOutbox: endpoint({ method: 'GET', path: '/api/user/outbox', access: 'anyone', fromThisMachine: true,
    summary: 'Mails that were written down instead of sent: on a developer\'s machine only, else 404.', answer: OutboxSchema, errors: ['request/not-found'] }),
} satisfies Record<string, EndpointContract>; // prettier-ignore

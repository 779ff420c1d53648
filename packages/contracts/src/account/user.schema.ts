import { z } from 'zod';
import { EmailSchema, UserTypeSchema } from './fields.schema.ts';
import { ShownTextSchema } from './shown-text.ts';

/** Answer of GET /api/user/get-language: a language's English name, or null when none was chosen. */
export const UserLanguageSchema = z.object({ language: z.string().nullable() });

/** Query of POST /api/user/change-language. */
export const ChangeLanguageQuerySchema = z.object({ language: z.string().min(1).max(40) });

/** Answer of GET /api/user/country. */
export const CountrySchema = z.object({ country_code: z.string() });

/** Mails that staff may send; all others are sent automatically. */
export const NEWS_TEMPLATES = ['news', 'welcome-back'] as const;
export const NewsTemplateSchema = z.enum(NEWS_TEMPLATES);

const SubjectSchema = z.string().trim().min(1).max(150);

/** Body of POST /api/user/queue_emails. Without a subject the template's own is used. */
export const QueueEmailsSchema = z.object({
  template_name: NewsTemplateSchema,
  subject: SubjectSchema.optional(),
  /** The text of the mail, as plain paragraphs; `news` needs it. */
  text: z.string().max(20_000).optional(),
  recipients: z.array(EmailSchema).min(1).max(1_000),
});
/** Query of POST /api/user/queue_user_emails_for_all; with `recipient_email` only to that user. */
export const QueueForAllQuerySchema = z.object({
  template_name: NewsTemplateSchema,
  subject: SubjectSchema.optional(),
  recipient_email: EmailSchema.optional(),
});
export const QueueForAllBodySchema = z.object({ text: z.string().max(20_000).optional() }).optional();
export const QueuedSchema = z.object({ queued: z.int() });
/** Query of POST /api/user/send_emails: the maximum number of waiting mails to send now. */
export const SendEmailsQuerySchema = z.object({ rows: z.coerce.number().int().min(1).max(1_000) });
export const SentSchema = z.object({ sent: z.int(), failed: z.int() });

export const EmailIdSchema = z.object({ email_id: z.uuid() });
export const OpenEmailQuerySchema = z.object({ redirect_url: z.string().max(2_000).optional() });

const SearchTextSchema = z.string().trim().min(2).max(254);
export const SearchQuerySchema = z.object({ query: SearchTextSchema });
export const SearchInOrganizationQuerySchema = SearchQuerySchema.extend({
  organization_id: z.uuid().optional(),
});
export const FoundOrganizationsSchema = z.object({
  organizations: z.array(z.object({ id: z.uuid(), name: z.string(), slug: z.string() })),
});
export const FoundUsersSchema = z.object({
  users: z.array(
    z.object({
      user_id: z.uuid(),
      email: z.string(),
      full_name: z.string(),
      user_type: UserTypeSchema,
      organization_name: z.string().nullable(),
      /** When a mail server last refused the address; absent if a mail has reached it since. */
      mail_refused_at: z.iso.datetime().nullable(),
    }),
  ),
});
export const FoundStudentsSchema = z.object({
  students: z.array(
    z.object({ student_id: z.uuid(), username: z.string(), organization_name: z.string().nullable() }),
  ),
});

/** Body of POST /api/user/feedback. `path` is the page it was written on, without its query. */
export const FeedbackSchema = z.object({
  text: ShownTextSchema.trim().min(1).max(4_000),
  path: z.string().max(300),
  /** The address to which support may reply; for adults only. */
  email: EmailSchema.optional(),
});

/** Mails that were stored instead of sent, on a server that sends no mail. */
export const OutboxSchema = z.object({
  mails: z.array(
    z.object({
      id: z.uuid(),
      to: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string(),
      at: z.iso.datetime(),
    }),
  ),
});

export type UserLanguage = z.infer<typeof UserLanguageSchema>;
export type Country = z.infer<typeof CountrySchema>;
export type Feedback = z.infer<typeof FeedbackSchema>;
export type QueueEmails = z.infer<typeof QueueEmailsSchema>;
export type FoundOrganizations = z.infer<typeof FoundOrganizationsSchema>;
export type FoundUsers = z.infer<typeof FoundUsersSchema>;
export type FoundStudents = z.infer<typeof FoundStudentsSchema>;
export type Outbox = z.infer<typeof OutboxSchema>;

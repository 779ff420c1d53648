import type { MailTemplate } from '../mail-queue.service.ts';

/** What services of earlier releases tell, and what they have queued, and the mail that says it now. */
const OF_EARLIER_RELEASES: Readonly<Partial<Record<MailTemplate, MailTemplate>>> = {
  'purchase-made-early': 'purchase-made',
  'refund-by-staff': 'refund-approved',
};

/** The template whose texts a mail has. */
export const currentTemplate = (template: MailTemplate): MailTemplate =>
  OF_EARLIER_RELEASES[template] ?? template;

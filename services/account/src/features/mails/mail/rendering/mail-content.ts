import { BILLING_NOTICES, DEFAULT_LANGUAGE } from '@burrow/contracts';
import { currentTemplate } from './current-template.rules.ts';
import { datesIn } from '@burrow/contracts/dates';
import type { MailTemplate } from '../mail-queue.service.ts';
import { greetableName, paragraphsOf } from './mail-params.rules.ts';
import { type MailLanguage, mailLanguage, mailText } from './mail.texts.ts';

/** A mail as it is stored. */
export interface KeptMail {
  readonly id: string;
  readonly template: MailTemplate;
  readonly language: string;
  readonly subject: string | null;
  readonly params: Readonly<Record<string, string>>;
  readonly is_news: boolean;
}

/** The content of a mail, before it becomes text or HTML. */
export interface MailContent {
  readonly language: MailLanguage;
  readonly subject: string;
  readonly before: readonly string[];
  readonly button: { readonly label: string; readonly url: string } | null;
  readonly linkHint: string;
  readonly after: readonly string[];
  readonly signature: string;
  readonly footer: string;
  readonly unsubscribe: { readonly text: string; readonly label: string; readonly url: string } | null;
}

const BILLING = '/profile/billing';

/** Where the button leads unless the mail was queued with another path. */
const PATHS: Partial<Record<MailTemplate, string>> = {
  'already-registered': '/login',
  'password-changed': '/forgot-password',
  'deletion-planned': '/profile/details',
  'school-closing': '/organization/details',
  'students-unused': '/organization/students/unused',
  'teacher-approved': '/organization',
  'teacher-asks': '/organization/teachers',
  'teacher-asked': '/organization/join',
  'teacher-joined': '/organization/teachers',
  'member-left': '/organization/teachers',
  'members-to-review': '/organization/teachers/review',
  'successor-named': '/organization/membership',
  'administrator-lost': '/organization/membership',
  'closing-without-administrator': '/organization/membership',
  'administrator-made': '/organization/details',
  'administrator-appointed': '/organization/membership',
  'substitute-named': '/organization/classes',
  'substitute-for-class': '/organization/classes',
  'substitute-ended': '/organization/classes',
  'substitute-ended-for-class': '/organization/classes',
  'second-factor-reset': '/profile/details',
  'second-factor-support': '/profile/details',
  'welcome-back': '/',
  'ask-grown-up': '/purchase',
  'support-chargeback': '/staff/purchases',
  'support-refund': '/staff/purchases',
  'support-differences': '/staff/purchases',
  ...Object.fromEntries(BILLING_NOTICES.map(notice => [notice, BILLING])),
  'plan-ends-soon': '/schools',
};
const WITHOUT_GREETING: readonly MailTemplate[] = [
  'feedback',
  'invoice-requested',
  'support-chargeback',
  'support-refund',
  'support-differences',
];

export const unsubscribeUrl = (publicUrl: string, id: string): string =>
  `${publicUrl}/api/user/unsubscribe/${id}`;
const openUrl = (publicUrl: string, id: string): string => `${publicUrl}/api/user/open/${id}`;

function buttonOf(mail: KeptMail, language: MailLanguage, publicUrl: string): MailContent['button'] {
  const label = mailText(language.code, `${mail.template}.button`);
  const path = mail.params['path'] ?? PATHS[mail.template];
  if (label === '' || path === undefined) return null;
  const page = `/${language.own}${path === '/' ? '/' : path}`;
  if (!mail.is_news) return { label, url: `${publicUrl}${page}` };
  return { label, url: `${openUrl(publicUrl, mail.id)}?redirect_url=${encodeURIComponent(page)}` };
}

function greetingOf(mail: KeptMail, code: string): string[] {
  if (WITHOUT_GREETING.includes(mail.template)) return [];
  const name = greetableName(mail.params['name']);
  return [name ? mailText(code, 'common.greeting', { name }) : mailText(code, 'common.greetingPlain')];
}

/** The mail's values, with its days as its reader writes days. */
function valuesOf({ params }: KeptMail, code: string): Readonly<Record<string, string>> {
  const day = (at: string | undefined) => (at ? datesIn(code, 'UTC').day(at) : '');
  return { ...params, date: day(params['date']), first_day: day(params['first_day']) };
}

const INVOICE_NOTICES: readonly MailTemplate[] = [
  'invoice-issued',
  'invoice-overdue',
  'invoice-paid',
  'invoice-returned',
  'plan-ends-soon',
];
const isBillingNotice = (template: MailTemplate): boolean =>
  BILLING_NOTICES.some(notice => notice === template);

/** The number of what a buyer is written about, as their receipt or invoice has it. In English where a language has no words for it. */
function numberOf({ template, params: { number } }: KeptMail, code: string): string[] {
  if (number === undefined || !isBillingNotice(template)) return [];
  const key = INVOICE_NOTICES.includes(template) ? 'common.invoiceNumber' : 'common.purchaseNumber';
  return [mailText(code, key, { number }) || mailText(DEFAULT_LANGUAGE, key, { number })];
}

/** Returns the content of a mail, in the language of its reader. Links are absolute. */
export function mailContent(kept: KeptMail, publicUrl: string): MailContent {
  const mail = { ...kept, template: currentTemplate(kept.template) };
  const language = mailLanguage(mail.language);
  const { code } = language;
  const values = valuesOf(mail, code);
  const text = (key: string) => mailText(code, key, values);
  const isInvited = mail.template === 'invitation' && values['organization'];
  return {
    language,
    subject: mail.subject ?? text(`${mail.template}.subject`),
    before: [
      ...greetingOf(mail, code),
      ...paragraphsOf(text(`${mail.template}.${isInvited ? 'bodyOrganization' : 'body'}`)),
      ...paragraphsOf(mail.params['text'] ?? ''),
      ...numberOf(mail, code),
    ],
    button: buttonOf(mail, language, publicUrl),
    linkHint: text('common.linkHint'),
    after: paragraphsOf(text(`${mail.template}.after`)),
    signature: text('common.signature'),
    footer: text('common.footer'),
    unsubscribe: mail.is_news
      ? {
          text: text('common.unsubscribe'),
          label: text('common.unsubscribeLink'),
          url: unsubscribeUrl(publicUrl, mail.id),
        }
      : null,
  };
}

import { type KeptMail, mailContent, unsubscribeUrl } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlain } from './mail-plain.ts';

export interface RenderedMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The parts of a mail. News have what a mail program needs to unsubscribe by one click (RFC 8058). */
export function renderMail(mail: KeptMail, publicUrl: string): RenderedMail {
  const content = mailContent(mail, publicUrl);
  return {
    subject: content.subject,
    text: mailPlain(content),
    html: mailHtml(content),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(mail.is_news
        ? {
            'List-Unsubscribe': `<${unsubscribeUrl(publicUrl, mail.id)}>`,
            'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
          }
        : {}),
    },
  };
}

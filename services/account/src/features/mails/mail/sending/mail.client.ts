import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import type { AccountSettings } from '../../../../config/env.ts';
import { InjectSettings } from '../../../../config/settings.module.ts';
import type { RenderedMail } from '../rendering/render-mail.ts';

const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 } as const;

export interface Letter extends RenderedMail {
  readonly id: string;
  readonly to: string;
  readonly replyTo: string | undefined;
}

/** Sends mails through the SMTP server, if there is one. */
@Injectable()
export class MailClient {
  private readonly transport: Transporter | null;
  private readonly domain: string;

  constructor(@InjectSettings() private readonly settings: AccountSettings) {
    const { SMTP_URL, PUBLIC_URL } = settings;
    this.transport = SMTP_URL
      ? createTransport({ url: SMTP_URL, disableFileAccess: true, disableUrlAccess: true, ...TIMEOUTS })
      : null;
    this.domain = new URL(PUBLIC_URL).hostname;
  }

  get isThere(): boolean {
    return this.transport !== null;
  }

  /** The Message-ID is derived from the mail's id, so that a mail that is sent twice can be recognised. */
  async carry({ id, to, replyTo, subject, text, html, headers }: Letter): Promise<void> {
    await this.transport?.sendMail({
      from: this.settings.MAIL_FROM,
      to: { name: '', address: to },
      replyTo: replyTo ?? this.settings.SUPPORT_EMAIL,
      messageId: `<${id}@${this.domain}>`,
      subject,
      text,
      html,
      headers,
    });
  }
}

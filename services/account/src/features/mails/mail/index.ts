export { hashRecipient } from './hash-recipient.ts';
export { acceptOneClickForms } from './followed-links/accept-one-click-forms.ts';
export { MailQueueService, openMailQueue } from './mail-queue.service.ts';
export { mailLanguage, mailText } from './rendering/mail.texts.ts';
export { MailModule } from './mail.module.ts';

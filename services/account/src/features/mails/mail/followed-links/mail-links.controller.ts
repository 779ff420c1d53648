import { DEFAULT_LANGUAGE, ENDPOINTS, findLanguageByName } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, DomainError, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { demandOwner } from '../../../../http/demand-owner.ts';
import { demandUser } from '../../../../http/demand-user.ts';
import { OpenedMailsRepository } from './opened-mails.repository.ts';
import { ownPage } from './own-page.rules.ts';
import { SubscriptionsRepository } from './subscriptions.repository.ts';

const DONE = { done: true } as const;
const PIXEL = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** Where links in mails lead. A mail that does not exist is answered like one that does. */
@Controller()
export class MailLinksController {
  constructor(
    private readonly opened: OpenedMailsRepository,
    private readonly subscriptions: SubscriptionsRepository,
  ) {}

  @ApiRoute(ENDPOINTS.openEmail)
  async open(
    { params: { email_id }, query: { redirect_url } }: ApiRequest<'openEmail'>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await this.opened.record(email_id);
    reply.header('cache-control', 'no-store');
    if (redirect_url === undefined) reply.type('image/gif').send(PIXEL);
    else reply.redirect(ownPage(redirect_url) ?? `/${DEFAULT_LANGUAGE}/`, 302);
  }

  @ApiRoute(ENDPOINTS.unsubscribe)
  async unsubscribe(
    { params: { email_id } }: ApiRequest<'unsubscribe'>,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    const name = await this.subscriptions.languageOf(email_id);
    const code = findLanguageByName(name ?? '')?.code ?? DEFAULT_LANGUAGE;
    await reply.redirect(`/${code}/unsubscribed?email=${email_id}`, 302);
  }

  @ApiRoute(ENDPOINTS.unsubscribeByPost)
  async unsubscribeByPost({ params: { email_id } }: ApiRequest<'unsubscribeByPost'>) {
    await this.subscriptions.end(email_id);
    return DONE;
  }

  /** Who has the mail may be anybody whom it was forwarded to: only the owner of the address takes news up again. */
  @ApiRoute(ENDPOINTS.resubscribe)
  async resubscribe({ identity, params: { email_id } }: ApiRequest<'resubscribe'>) {
    demandOwner(identity);
    if (identity.role === 'student') throw new DomainError('auth/forbidden', 'Children get no news.');
    await this.subscriptions.takeUpAgain(email_id, demandUser(identity));
    return DONE;
  }
}

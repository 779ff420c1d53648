import { ENDPOINTS, StreamQuerySchema } from '@burrow/contracts';
import {
  type ApiRequest,
  ApiRoute,
  DomainError,
  type FastifyReply,
  type FastifyRequest,
} from '@burrow/service-kit';
import { Controller, Req, Res } from '@nestjs/common';
import { StreamHubService } from './stream-hub.service.ts';

/** What EventSource sends automatically when it reconnects. */
const LAST_EVENT_ID = 'last-event-id';

@Controller()
export class StreamController {
  constructor(private readonly hub: StreamHubService) {}

  @ApiRoute(ENDPOINTS.openStream)
  async open(
    { identity, query }: ApiRequest<'openStream'>,
    @Req() { headers }: FastifyRequest,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    if (identity.session === null) throw new DomainError('auth/not-logged-in', 'Nobody is logged in.');
    const { last_event_id: header } = StreamQuerySchema.parse({
      last_event_id: headers[LAST_EVENT_ID] || undefined,
    });
    const last = header ?? query.last_event_id;
    const begin = await this.hub.beginAfter(last === undefined ? null : Number(last));
    reply.hijack();
    this.hub.open(identity.session, begin, reply.raw);
  }
}

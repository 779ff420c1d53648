import { ENDPOINTS, StreamQuerySchema } from '@burrow/contracts';
import {
  ApiRoute,
  CurrentIdentity,
  DomainError,
  type FastifyReply,
  type FastifyRequest,
  type Identity,
} from '@burrow/service-kit';
import { Controller, Query, Req, Res } from '@nestjs/common';
import type { z } from 'zod';
import { StreamHubService } from './stream-hub.service.ts';

/** What EventSource sends automatically when it reconnects. */
const LAST_EVENT_ID = 'last-event-id';

@Controller()
export class StreamController {
  constructor(private readonly hub: StreamHubService) {}

  @ApiRoute(ENDPOINTS.openStream)
  async open(
    @CurrentIdentity() identity: Identity,
    @Query({ schema: StreamQuerySchema }) query: z.output<typeof StreamQuerySchema>,
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

import { ENDPOINTS, type SessionEntry } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { takeSession } from '../../sessions/give-session.ts';
import { SessionListRepository } from './session-list.repository.ts';

@Controller()
export class SessionListController {
  constructor(private readonly sessions: SessionListRepository) {}

  @ApiRoute(ENDPOINTS.listSessions)
  async list(@CurrentIdentity() identity: Identity): Promise<{ sessions: SessionEntry[] }> {
    return { sessions: await this.sessions.list(identity) };
  }

  @ApiRoute(ENDPOINTS.endSession)
  async end(
    @CurrentIdentity() identity: Identity,
    @Param({ schema: ENDPOINTS.endSession.params }) { session_id }: { readonly session_id: string },
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.sessions.end(identity, session_id);
    if (session_id === identity.session) takeSession(reply, identity);
    return { done: true };
  }
}

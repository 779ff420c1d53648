import { ENDPOINTS, type SessionEntry } from '@burrow/contracts';
import { ApiRoute, CurrentIdentity, type FastifyReply, type Identity } from '@burrow/service-kit';
import { Controller, Param, Res } from '@nestjs/common';
import { takeSession } from '../sign-in/answer-cookies.ts';
import { SessionList } from './session-list.ts';

@Controller()
export class SessionListController {
  constructor(private readonly sessions: SessionList) {}

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

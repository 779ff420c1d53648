import { ENDPOINTS, type SessionEntry } from '@burrow/contracts';
import { type ApiRequest, ApiRoute, type FastifyReply } from '@burrow/service-kit';
import { Controller, Res } from '@nestjs/common';
import { takeSession } from '../../../sessions/give-session.ts';
import { SessionListRepository } from './session-list.repository.ts';

@Controller()
export class SessionListController {
  constructor(private readonly sessions: SessionListRepository) {}

  @ApiRoute(ENDPOINTS.listSessions)
  async list({ identity }: ApiRequest<'listSessions'>): Promise<{ sessions: SessionEntry[] }> {
    return { sessions: await this.sessions.list(identity) };
  }

  @ApiRoute(ENDPOINTS.endSession)
  async end(
    { identity, params: { session_id } }: ApiRequest<'endSession'>,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ done: true }> {
    await this.sessions.end(identity, session_id);
    if (session_id === identity.session) takeSession(reply, identity);
    return { done: true };
  }
}

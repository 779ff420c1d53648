import { SERVICE_CALLS, type ServiceCallAnswer, TokenSchema } from '@burrow/contracts';
import { type ServiceRequest, ServiceRoute } from '@burrow/service-kit';
import { Controller } from '@nestjs/common';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';

/** The gateway's question: whose session has this secret? */
@Controller()
export class InternalSessionsController {
  constructor(private readonly sessions: SessionsRepository) {}

  @ServiceRoute(SERVICE_CALLS.resolveSession)
  async resolve({ body }: ServiceRequest<'resolveSession'>): Promise<ServiceCallAnswer<'resolveSession'>> {
    const token = TokenSchema.safeParse(body.secret);
    return { session: token.success ? await this.sessions.resolve(token.data) : null };
  }
}

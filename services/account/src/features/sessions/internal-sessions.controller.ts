import { ResolveSessionAnswerSchema, TokenSchema } from '@burrow/contracts';
import { AllowAccess } from '@burrow/service-kit';
import { Controller, Get, Headers } from '@nestjs/common';
import type { z } from 'zod';
import { SessionsRepository } from './sessions.repository.ts';

/** What the gateway asks: who is the session of this secret? */
@Controller('internal/session')
export class InternalSessionsController {
  constructor(private readonly sessions: SessionsRepository) {}

  @Get()
  @AllowAccess('system')
  async resolve(
    @Headers('x-session') secret: string | undefined,
  ): Promise<z.infer<typeof ResolveSessionAnswerSchema>> {
    const token = TokenSchema.safeParse(secret);
    return { session: token.success ? await this.sessions.resolve(token.data) : null };
  }
}

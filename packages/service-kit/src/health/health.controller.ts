import { Controller, Get, Inject } from '@nestjs/common';
import { DomainError } from '../errors/domain.error.ts';
import { Public } from '../identity/identity.guard.ts';
import { answersInTime } from './answers-in-time.ts';

export const READINESS = 'burrow:readiness';

/** Resolves when the service can serve; rejects when not. */
export type Readiness = () => Promise<unknown>;

@Public()
@Controller('api/health')
export class HealthController {
  constructor(@Inject(READINESS) private readonly readiness: Readiness) {}

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    try {
      await answersInTime(this.readiness());
    } catch {
      throw new DomainError('platform/not-ready', 'The platform is not ready.', { retryAfter: 2 });
    }
    return { status: 'ok' };
  }
}

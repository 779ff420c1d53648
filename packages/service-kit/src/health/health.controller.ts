import { Controller, Get, Inject } from '@nestjs/common';
import { DomainError } from '../errors/domain.error.ts';
import { Public } from '../identity/identity.guard.ts';

export const READINESS = 'burrow:readiness';

/** Resolves when the service can serve; rejects when not. */
export type Readiness = () => Promise<unknown>;

const TIMEOUT_MS = 900;

function withTimeout(work: Promise<unknown>): Promise<unknown> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('no answer')), TIMEOUT_MS);
  return Promise.race([work, promise]).finally(() => clearTimeout(timer));
}

@Public()
@Controller('api/health')
export class HealthController {
  private readonly readiness: Readiness;

  constructor(@Inject(READINESS) readiness: Readiness) {
    this.readiness = readiness;
  }

  @Get('live')
  live() {
    return { status: 'ok' };
  }

  @Get('ready')
  async ready() {
    try {
      await withTimeout(this.readiness());
    } catch {
      throw new DomainError('platform/not-ready', 'The platform is not ready.', { retryAfter: 2 });
    }
    return { status: 'ok' };
  }
}

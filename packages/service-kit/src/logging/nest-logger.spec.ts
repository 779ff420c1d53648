import { expect, test } from '@jest/globals';
import { Controller, Get, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { createService } from '../http/service.ts';
import { memoryLog } from '../testing/memory-log.ts';

/** It is the same logger in both services, as that of a class which they share. */
const shared = new Logger('Shared');

@Controller('api')
class TellingController implements OnApplicationBootstrap, OnModuleDestroy {
  private timer: NodeJS.Timeout | undefined;
  private readonly tick = Promise.withResolvers<void>();

  onApplicationBootstrap(): void {
    this.timer = setInterval(() => {
      shared.warn({ from: 'timer' }, 'told');
      clearInterval(this.timer);
      this.tick.resolve();
    }, 1);
  }

  @Get('told')
  async told() {
    await this.tick.promise;
    shared.warn('asked');
    return {};
  }

  onModuleDestroy(): void {
    shared.error(new Error('closing'));
  }
}

async function start(name: string) {
  const { logger, lines } = memoryLog();
  const module = { module: class OwnModule {}, controllers: [TellingController] };
  const service = await createService(module, { name, logger });
  return { service, said: () => lines.map(line => JSON.parse(line) as Record<string, unknown>) };
}

test('of two services in a process each has its own lines, without the table of its routes', async () => {
  const both = [await start('first'), await start('second')];
  // The second asks the first, as services in one process do.
  for (const { service } of both.toReversed()) await service.fastify.inject('/api/told');
  for (const { service } of both) await service.close();
  for (const { said } of both)
    expect(said().filter(({ context }) => !String(context).startsWith('Nest'))).toMatchObject([
      { context: 'Shared', from: 'timer', msg: 'told' },
      { context: 'Shared', msg: 'asked' },
      { msg: 'request' },
      { context: 'Shared', err: { message: 'closing' } },
    ]);
});

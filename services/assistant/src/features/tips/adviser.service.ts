import type { Advice, TutorRequest } from '@burrow/tutor';
import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';

const IDLE_MS = 600_000;
/** `.ts` when run from source, `.js` in a build. */
const WORKER = fileURLToPath(import.meta.url).replace(/adviser\.service(\.\w+)$/, 'advice.worker$1');

/** Asks the tutor in a thread next to the event loop: a very long program takes it some tenths of a second. */
@Injectable()
export class AdviserService implements OnModuleDestroy {
  private readonly threads = new Piscina<TutorRequest | undefined, Advice>({
    filename: WORKER,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: IDLE_MS,
  });

  /** Starts the thread for somebody who will ask soon; the first question would wait for it otherwise. */
  prepare(): void {
    // A failure is met again by who asks.
    if (this.threads.threads.length === 0) this.threads.run(undefined, { name: 'wake' }).catch(() => {});
  }

  advise(request: TutorRequest): Promise<Advice> {
    return this.threads.run(request);
  }

  async onModuleDestroy(): Promise<void> {
    await this.threads.destroy();
  }
}

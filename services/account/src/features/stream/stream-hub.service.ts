import { InjectPool, Listener, type SqlRunner } from '@burrow/service-kit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import { SessionsRepository } from '../../sessions/sessions.repository.ts';
import { OpenStream } from './open-stream.ts';
import { classesIn, messagesAfter, newestMessage, STREAM_CHANNEL } from './stream-messages.queries.ts';

/** Shorter than proxies wait, and the longest time until an expired session is noticed. */
const HEARTBEAT_MS = 20_000;
/** Messages that arrive together are sent together. */
const GATHER_MS = 50;

/** Where a stream begins, and whether earlier messages are lost. */
export interface StreamBegin {
  readonly from: number;
  readonly hasMissed: boolean;
}

/** The open streams of this process. Every process hears of every message. */
@Injectable()
export class StreamHubService implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly logger = new Logger('Stream');
  private readonly streams = new Set<OpenStream>();
  private readonly db: SqlRunner;
  private listener: Listener | undefined;
  private heartbeat: NodeJS.Timeout | undefined;
  private gathering: NodeJS.Timeout | undefined;
  private delivering: Promise<void> = Promise.resolve();
  private isEnding = false;

  constructor(
    @InjectPool() private readonly pool: pg.Pool,
    private readonly sessions: SessionsRepository,
  ) {
    this.db = { query: async (text, values) => (await pool.query(text, values)).rows };
  }

  async onApplicationBootstrap(): Promise<void> {
    const wake = (): void => this.wake();
    this.listener = new Listener({
      connectionString: this.pool.options.connectionString,
      channel: STREAM_CHANNEL,
      applicationName: 'burrow stream',
      onNotification: wake,
      onReconnect: wake,
    });
    await this.listener.open();
    this.heartbeat = setInterval(() => {
      for (const stream of this.streams) stream.beat();
      this.wake();
    }, HEARTBEAT_MS).unref();
  }

  /** Ends every stream, before the process stops serving. */
  async beforeApplicationShutdown(): Promise<void> {
    this.isEnding = true;
    clearInterval(this.heartbeat);
    clearTimeout(this.gathering);
    for (const stream of this.streams) stream.end();
    await this.listener?.close();
    await this.delivering;
  }

  /** Returns where to begin for a browser whose last message was this one, or that had none. */
  async beginAfter(lastId: number | null): Promise<StreamBegin> {
    const { newest, follows } = await newestMessage(this.db, lastId ?? 0);
    const hasMissed = lastId !== null && lastId !== newest && !follows;
    return { hasMissed, from: lastId === null || hasMissed ? newest : lastId };
  }

  /** Sends messages to a browser from now on. */
  open(session: string, { from, hasMissed }: StreamBegin, response: ServerResponse): void {
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    const stream = new OpenStream(session, response, from);
    response.on('close', () => this.streams.delete(stream));
    if (this.isEnding) return stream.end();
    this.streams.add(stream);
    if (hasMissed) stream.tellMissed();
    else stream.beat();
    this.wake();
  }

  private wake(): void {
    if (this.isEnding || this.streams.size === 0) return;
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.delivering = this.delivering.then(() => this.deliver());
    }, GATHER_MS);
  }

  /** Checks rights after the messages were read, so that each goes to those it is for at this moment. */
  private async deliver(): Promise<void> {
    const open = [...this.streams];
    if (open.length === 0) return;
    try {
      const messages = await messagesAfter(this.db, Math.min(...open.map(({ lastId }) => lastId)));
      const sessions = await this.sessions.resolveOpen(open.map(({ session }) => session));
      const classes = await classesIn(this.db, messages);
      for (const stream of open) {
        const session = sessions.get(stream.session);
        if (session) stream.deliver(messages, session, classes);
        else stream.end(true);
      }
    } catch (err) {
      // The database is down: it is queried again at the next notification or heartbeat.
      this.logger.warn({ err }, 'messages could not be read');
    }
  }
}

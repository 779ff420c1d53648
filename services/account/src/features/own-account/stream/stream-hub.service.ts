import { STREAM_BEAT_MS } from '@burrow/contracts/stream';
import { InjectPool, Listener, type SqlRunner } from '@burrow/service-kit';
import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { ServerResponse } from 'node:http';
import type pg from 'pg';
import { SessionsRepository } from '../../../sessions/sessions.repository.ts';
import { OpenStream } from './open-stream.ts';
import { endedBy, reachOf } from './stream.rules.ts';
import {
  classesIn,
  messagesAfter,
  newestMessage,
  sessionsWithin,
  STREAM_CHANNEL,
} from './stream-messages.queries.ts';

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
  /** Those whose session may have ended: it is read again, whether there is a message for it or not. */
  private doubtful = new Set<OpenStream>();
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
    this.listener = new Listener({
      connectionString: this.pool.options.connectionString,
      channel: STREAM_CHANNEL,
      applicationName: 'burrow stream',
      onNotification: told => this.hear(told),
      onReconnect: () => this.hear(),
    });
    await this.listener.open();
    this.heartbeat = setInterval(() => {
      for (const stream of this.streams) stream.beat();
      this.hear();
    }, STREAM_BEAT_MS).unref();
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

  /** The public ids of the sessions that have a stream here. */
  get sessionsHere(): readonly string[] {
    return [...new Set([...this.streams].map(({ session }) => session))];
  }

  /** Sends messages to a browser from now on. */
  open(session: string, { from, hasMissed }: StreamBegin, response: ServerResponse): void {
    // Of whoever has too many, the gateway ends the oldest, which may not have begun yet.
    if (response.headersSent) return;
    response.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'x-accel-buffering': 'no',
    });
    const stream = new OpenStream(session, response, from);
    response.on('close', () => this.streams.delete(stream));
    // A browser may have gone before this: its end is not told again.
    if (this.isEnding || response.destroyed) return stream.end();
    this.streams.add(stream);
    this.doubtful.add(stream);
    if (hasMissed) stream.tellMissed();
    else stream.beat();
    this.wake();
  }

  /** What the database told: a message, sessions that have ended, or nothing, when anything may have happened. */
  private hear(told = ''): void {
    const ended = endedBy(told);
    for (const stream of this.streams) if (ended?.includes(stream.session) ?? true) this.doubtful.add(stream);
    this.wake();
  }

  private wake(): void {
    if (this.isEnding || this.streams.size === 0) return;
    this.gathering ??= setTimeout(() => {
      this.gathering = undefined;
      this.delivering = this.delivering.then(() => this.deliver());
    }, GATHER_MS);
  }

  private async deliver(): Promise<void> {
    const open = [...this.streams];
    if (open.length === 0) return;
    const doubtful = this.doubtful;
    this.doubtful = new Set();
    try {
      await this.deliverTo(open, doubtful);
    } catch (err) {
      // The database is down: it is queried again at the next notification or heartbeat.
      for (const stream of doubtful) this.doubtful.add(stream);
      this.logger.warn({ err }, 'messages could not be read');
    }
  }

  /** Checks rights after the messages were read, so that each goes to those it is for at this moment. */
  private async deliverTo(open: readonly OpenStream[], doubtful: ReadonlySet<OpenStream>): Promise<void> {
    const messages = await messagesAfter(this.db, Math.min(...open.map(({ lastId }) => lastId)));
    const classes = await classesIn(this.db, messages);
    const reach = reachOf(
      messages.map(({ audience }) => audience),
      classes,
    );
    const concerned = messages.length > 0 ? await sessionsWithin(this.db, reach) : new Set();
    const asked = open.filter(stream => doubtful.has(stream) || concerned.has(stream.session));
    if (asked.length > 0) {
      const sessions = await this.sessions.resolveOpen(asked.map(({ session }) => session));
      for (const stream of asked) {
        const session = sessions.get(stream.session);
        if (session) stream.deliver(messages, session, classes);
        else stream.end(true);
      }
    }
    for (const stream of open) stream.pass(messages);
  }
}

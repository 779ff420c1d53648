import { openDatabase, type SqlRunner } from '@burrow/service-kit';
import type { TestService } from '@burrow/service-kit/testing';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { setTimeout as delay } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { MailQueueService } from '../src/features/mails/mail/mail-queue.service.ts';

/** A real SMTP server on loopback, which keeps the mails that it receives. */
export interface Postbox {
  readonly url: string;
  readonly mails: Email[];
  /** How it answers each mail from now on, as an SMTP status; null to accept it. */
  refuseWith: number | null;
  /** While this is set, mails to addresses that begin with `slow` are not accepted. */
  gate: Promise<void> | null;
  stop(): Promise<void>;
  /** Listens again, on the same port. */
  restart(): Promise<void>;
}

export async function startPostbox(): Promise<Postbox> {
  const mails: Email[] = [];
  const box = { refuseWith: null as number | null, gate: null as Promise<void> | null };
  const make = () =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onRcptTo: async ({ address }, _session, done) => {
        if (address.startsWith('slow')) await box.gate;
        if (!box.refuseWith) return done();
        return done(Object.assign(new Error('not now'), { responseCode: box.refuseWith }));
      },
      onData: (stream, _session, done) => {
        const chunks: Buffer[] = [];
        stream.on('data', (chunk: Buffer) => chunks.push(chunk));
        stream.on('end', () => {
          void PostalMime.parse(Buffer.concat(chunks)).then(mail => {
            mails.push(mail);
            done();
          });
        });
      },
    });
  const listen = (server: SMTPServer, port: number) =>
    new Promise<number>(resolve => {
      const listening = server.listen(port, '127.0.0.1', () => {
        resolve((listening.address() as { port: number }).port);
      });
    });
  let server = make();
  const port = await listen(server, 0);
  return Object.assign(box, {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    stop: () => new Promise<void>(resolve => server.close(() => resolve())),
    restart: async () => {
      server = make();
      await listen(server, port);
    },
  });
}

export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let tries = 0; tries < 400; tries += 1) {
    if (await condition()) return;
    await delay(50);
  }
  throw new Error('it did not happen');
}

/** Queues mails as the service's own features do: in a transaction, which may roll back. */
export async function openQueue(account: TestService) {
  const database = openDatabase(account.pool.options.connectionString ?? '', 2);
  const dataSource = await new DataSource({
    type: 'postgres',
    url: account.pool.options.connectionString,
  }).initialize();
  const queue = new MailQueueService(database.jobs);
  return {
    queue,
    inTransaction: <T>(work: (tx: SqlRunner) => Promise<T>): Promise<T> => dataSource.transaction(work),
    close: async () => {
      await dataSource.destroy();
      await database.close();
    },
  };
}

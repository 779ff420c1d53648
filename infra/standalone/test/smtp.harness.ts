import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';

export interface MailServer {
  readonly url: string;
  /** The raw mails that arrived. */
  readonly mails: readonly string[];
  close(): Promise<void>;
}

/** A real SMTP server on loopback, on the given port or a free one. */
export async function startMailServer(port = 0): Promise<MailServer> {
  const mails: string[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        mails.push(Buffer.concat(chunks).toString());
        done();
      });
    },
  });
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    mails,
    close: () => new Promise(resolve => server.close(() => resolve())),
  };
}

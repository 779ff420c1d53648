import { StartError } from '@burrow/service-kit';
import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';
import { once } from 'node:events';

/** Ports that no system gives to outgoing connections, of which a start makes dozens before it listens. */
const OUR_OWN = [20_000, 32_000] as const;

const TRIES = 50;

/** Finds out, before anything is started, which port is available: the requested one, or any for 0. @throws StartError */
export async function findPort(host: string, port: number): Promise<number> {
  const isAny = port === 0;
  for (let left = TRIES; ; left -= 1) {
    const tried = isAny ? randomInt(...OUR_OWN) : port;
    const refusal = await refusalOf(host, tried);
    if (refusal === null) return tried;
    if (!isAny || refusal !== 'EADDRINUSE' || left === 0) throw new StartError(wordsOf(refusal, host, tried));
  }
}

function wordsOf(refusal: string, host: string, port: number): string {
  if (refusal === 'EADDRINUSE') return `Port ${port} is in use. Choose another with PORT.`;
  if (refusal === 'EACCES') return `Port ${port} is not allowed here. Choose another with PORT.`;
  return `This machine cannot listen on ${host}. Check HOST.`;
}

/** Returns why the system refuses a port, by its code; null if it does not. */
async function refusalOf(host: string, port: number): Promise<string | null> {
  const server = createServer();
  try {
    server.listen(port, host);
    await once(server, 'listening');
    return null;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? 'unknown';
  } finally {
    server.close();
  }
}

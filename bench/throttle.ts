import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** A slow line: the same limits for all traffic. */
export interface Line {
  /** Bits per second, each way. */
  readonly bitsPerSecond: number;
  /** Round-trip time in milliseconds. */
  readonly roundTrip: number;
}

export interface Throttle {
  readonly url: string;
  close(): void;
}

/** How much is sent at once, after which it is the next connection's turn. */
const PIECE = 8_192;

/** One direction of the line. Waiting connections are served in order. */
function createLink(bitsPerSecond: number): (bytes: number) => Promise<void> {
  let freeAt = 0;
  return async bytes => {
    freeAt = Math.max(freeAt, performance.now()) + (bytes * 8_000) / bitsPerSecond;
    const wait = freeAt - performance.now();
    if (wait > 0) await pause(wait);
  };
}

/** Carries one direction of one connection, with at most one piece of it on the link. */
async function carry(
  from: Socket,
  to: Socket,
  link: (bytes: number) => Promise<void>,
  latency: number,
): Promise<void> {
  for await (const chunk of from as AsyncIterable<Buffer>) {
    for (let offset = 0; offset < chunk.length; offset += PIECE) {
      const piece = chunk.subarray(offset, offset + PIECE);
      await link(piece.length);
      setTimeout(() => to.writable && to.write(piece), latency);
    }
  }
  setTimeout(() => to.end(), latency);
}

/**
 * Slows down every byte to and from a server of this machine, for all requests alike: pages, workers and
 * preloads. All connections share the line in turns. A new connection costs one round trip, as the
 * handshake does. The slow start of TCP is left out.
 */
export async function throttle(server: string, line: Line): Promise<Throttle> {
  const { port } = new URL(server);
  const up = createLink(line.bitsPerSecond);
  const down = createLink(line.bitsPerSecond);
  const latency = line.roundTrip / 2;
  const sockets = new Set<Socket>();

  const join = async (browser: Socket): Promise<void> => {
    const site = connect(Number(port), '127.0.0.1').setNoDelay(true);
    const both = [browser, site];
    for (const socket of both) {
      sockets.add(socket);
      socket.on('error', () => both.forEach(one => one.destroy()));
      socket.on('close', () => sockets.delete(socket));
    }
    await pause(line.roundTrip);
    await Promise.allSettled([carry(browser, site, up, latency), carry(site, browser, down, latency)]);
  };

  const proxy = createServer({ allowHalfOpen: true, noDelay: true }, browser => void join(browser));
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  return {
    url: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    close: () => {
      proxy.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

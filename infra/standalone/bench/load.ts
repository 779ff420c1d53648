import { connect, type Socket } from 'node:net';

/** One request, ready to be written to a socket. */
export const rawRequest = (path: string, headers: Readonly<Record<string, string>>): Buffer =>
  Buffer.from(
    `GET ${path} HTTP/1.1\r\nhost: localhost\r\n${Object.entries(headers)
      .map(([name, value]) => `${name}: ${value}\r\n`)
      .join('')}\r\n`,
  );

const CONNECTIONS = 32;

/** Returns the bytes missing from the answer at the start of `data`, or undefined while its head is incomplete. */
function lengthOfAnswer(data: Buffer): number | undefined {
  const end = data.indexOf('\r\n\r\n');
  if (end < 0) return undefined;
  const head = data.toString('latin1', 0, end);
  if (!head.startsWith('HTTP/1.1 200')) throw new Error(`not a 200: ${head.split('\r\n')[0]}`);
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (length === undefined) throw new Error('an answer without a length');
  return end + 4 + Number(length);
}

function drive(socket: Socket, next: () => Buffer, onAnswer: () => void): void {
  let pending: Buffer = Buffer.alloc(0);
  let wanted: number | undefined;
  socket.on('data', chunk => {
    pending = pending.length === 0 ? chunk : Buffer.concat([pending, chunk]);
    wanted ??= lengthOfAnswer(pending);
    if (wanted === undefined || pending.length < wanted) return;
    pending = pending.subarray(wanted);
    wanted = undefined;
    onAnswer();
    socket.write(next());
  });
  socket.write(next());
}

/** Returns requests per second over 32 connections that each keep one request under way. */
export async function requestsPerSecond(
  port: number,
  requests: readonly Buffer[],
  seconds: number,
): Promise<number> {
  let answers = 0;
  let at = 0;
  const next = (): Buffer => requests[at++ % requests.length] ?? Buffer.alloc(0);
  const sockets = Array.from({ length: CONNECTIONS }, () => connect(port, '127.0.0.1').setNoDelay(true));
  const { promise: failed, reject } = Promise.withResolvers<never>();
  for (const socket of sockets) {
    socket.on('error', reject);
    drive(socket, next, () => (answers += 1));
  }
  const startedAt = performance.now();
  const { promise: over, resolve } = Promise.withResolvers<void>();
  setTimeout(resolve, seconds * 1_000);
  await Promise.race([over, failed]);
  const elapsed = (performance.now() - startedAt) / 1_000;
  for (const socket of sockets) socket.destroy();
  return answers / elapsed;
}

import { createHmac } from 'node:crypto';

/** The header `Paddle-Signature`: when a body was sent, and an HMAC of both. */
export function sign(body: string, secret: string, seconds: number): string {
  const hash = createHmac('sha256', secret).update(`${seconds}:${body}`).digest('hex');
  return `ts=${seconds};h1=${hash}`;
}

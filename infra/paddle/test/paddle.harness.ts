import { type Environment, Paddle, type EventEntity } from '@paddle/paddle-node-sdk';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createPaddle, PaddleEnvSchema, type PaddleStandIn } from '../src/index.ts';

const SECRET = 'pdl_ntfset_test_secret';
const KEY = 'pdl_test_key';

export interface TestPaddle {
  readonly paddle: PaddleStandIn;
  /** Paddle's own SDK, which speaks to the stand-in. */
  readonly sdk: Paddle;
  readonly address: string;
  /** What was sent to the webhook, verified by the SDK, in the order of arrival. */
  readonly events: readonly EventEntity[];
  /** What arrived with a signature that the SDK refuses. */
  readonly refused: readonly string[];
  /** Fills in the checkout's form. Returns the page that follows, or where it leads. */
  pay(transaction: string, card: string, more?: Record<string, string>): Promise<string>;
  /** Moves the stand-in's time. */
  passTo(time: string): Promise<void>;
  close(): Promise<void>;
}

async function readBody(request: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part);
  return Buffer.concat(parts).toString();
}

/** Starts the stand-in, and somebody who listens to its webhooks with Paddle's SDK. */
export async function startPaddle(): Promise<TestPaddle> {
  const events: EventEntity[] = [];
  const refused: string[] = [];
  const verify = new Paddle(KEY).webhooks;
  const server = createServer(async (request, response) => {
    const body = await readBody(request);
    try {
      events.push(await verify.unmarshal(body, SECRET, String(request.headers['paddle-signature'])));
    } catch {
      refused.push(body);
    }
    response.end();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const env = {
    PORT: '0',
    WEBHOOK_URL: `http://127.0.0.1:${port}/`,
    PADDLE_WEBHOOK_SECRET: SECRET,
    PADDLE_API_KEY: KEY,
  };
  const paddle = createPaddle(PaddleEnvSchema.parse(env));
  const address = await paddle.listen();
  // The SDK takes the address of anything that it does not know by name.
  const sdk = new Paddle(KEY, { environment: address as Environment });
  const send = (path: string, body: string, type: string) =>
    fetch(address + path, { method: 'POST', body, headers: { 'content-type': type }, redirect: 'manual' });
  return {
    paddle,
    sdk,
    address,
    events,
    refused,
    pay: async (_ptxn, card, more = {}) => {
      const form = new URLSearchParams({ _ptxn, card, email: 'karin@example.com', country: 'DE', ...more });
      const answer = await send('/checkout', form.toString(), 'application/x-www-form-urlencoded');
      await paddle.store.events.settled();
      return answer.headers.get('location') ?? answer.text();
    },
    passTo: async to => {
      await send('/test/clock', JSON.stringify({ to }), 'application/json');
    },
    close: async () => {
      await paddle.close();
      await new Promise(resolve => server.close(resolve));
    },
  };
}

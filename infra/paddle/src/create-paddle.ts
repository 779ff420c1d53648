import fastify, { type FastifyInstance } from 'fastify';
import { ZodError } from 'zod';
import { checkoutRoutes } from './checkout/checkout.routes.ts';
import type { PaddleEnv } from './config/env.ts';
import { controlRoutes } from './http/control.routes.ts';
import { RefusalError } from './http/refusal.error.ts';
import { readState, writeState } from './write-state.ts';
import { overlayRoutes } from './overlay/overlay.routes.ts';
import { paddleRoutes } from './http/paddle.routes.ts';
import { Store } from './store.ts';
import { passTime } from './subscriptions/subscriptions.service.ts';

const OPEN = /^\/(checkout|test\/|paddle\/)/;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

export interface PaddleStandIn {
  readonly store: Store;
  readonly app: FastifyInstance;
  /** Opens a socket and returns its address. */
  listen(): Promise<string>;
  close(): Promise<void>;
}

function readBodies(app: FastifyInstance): void {
  // The SDK says JSON for calls without a body too.
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    const text = body.toString();
    try {
      done(null, text === '' ? {} : JSON.parse(text));
    } catch (error) {
      done(error as Error);
    }
  });
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(body.toString()))),
  );
}

const failure = (code: string, detail: string) => ({
  error: { type: 'request_error', code, detail, documentation_url: 'https://developer.paddle.com/errors' },
  meta: { request_id: 'test' },
});

/** Reads what was known before, and keeps what is known after each call that may have changed it. Returns what keeps it. */
function keepState(app: FastifyInstance, store: Store, file: string | undefined): () => void {
  if (file === undefined) return () => undefined;
  readState(file, store);
  const keep = (): void => writeState(file, store);
  app.addHook('onResponse', async ({ method }) => {
    if (method !== 'GET') keep();
  });
  return keep;
}

/** Something that answers as Paddle does. */
export function createPaddle(env: PaddleEnv): PaddleStandIn {
  const {
    HOST,
    PORT,
    WEBHOOK_URL,
    DEFAULT_PAYMENT_LINK,
    PADDLE_WEBHOOK_SECRET,
    PADDLE_API_KEY,
    TIME_AHEAD_HOURS,
  } = env;
  const store = new Store(WEBHOOK_URL ? { url: WEBHOOK_URL, secret: PADDLE_WEBHOOK_SECRET } : null);
  store.paymentLink = DEFAULT_PAYMENT_LINK ?? null;
  const app = fastify({ forceCloseConnections: true });
  const keep = keepState(app, store, env.STATE_FILE);
  readBodies(app);
  app.addHook('onRequest', async ({ url, headers }, reply) => {
    reply.header('x-burrow-stand-in', 'test');
    if (!OPEN.test(url) && headers.authorization !== `bearer ${PADDLE_API_KEY}`)
      throw new RefusalError(403, 'authentication_malformed', 'Another key is wanted.');
  });
  app.setErrorHandler((error, _request, reply) => {
    if (error instanceof RefusalError)
      return reply.status(error.status).send(failure(error.code, error.message));
    if (error instanceof ZodError) return reply.status(400).send(failure('bad_request', error.message));
    throw error;
  });
  paddleRoutes(app, store);
  controlRoutes(app, store);
  checkoutRoutes(app, store);
  overlayRoutes(app);
  const timer = setInterval(() => {
    passTime(store, store.clock.now());
    keep();
  }, MINUTE_MS).unref();
  return {
    store,
    app,
    listen: async () => {
      store.address = await app.listen({ host: HOST, port: PORT });
      passTime(store, new Date(Date.now() + TIME_AHEAD_HOURS * HOUR_MS));
      return store.address;
    },
    close: async () => {
      clearInterval(timer);
      store.events.close();
      await app.close();
      keep();
    },
  };
}

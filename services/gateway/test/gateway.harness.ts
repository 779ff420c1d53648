import { type IncomingMessage, createServer, type Server, type ServerResponse } from 'node:http';
import { once } from 'node:events';
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { byService, type ServiceName } from '@burrow/contracts';
import { IdentityVerifier, type Metrics, publicEntry, trustedKeysIn } from '@burrow/service-kit';
import { memoryLog } from '@burrow/service-kit/testing';
import { afterAll } from '@jest/globals';
import { createGateway, type Gateway, GatewaySettingsSchema } from '../src/index.ts';

export const SERVICE_KEY = 'service-key-service-key-service-key-service';

/** Reads the identities that the gateway sends to a service. */
export const verifierFor = (service: ServiceName): IdentityVerifier =>
  new IdentityVerifier(service, trustedKeysIn(publicEntry('gateway', SERVICE_KEY)) ?? new Map());

/** What the service behind the gateway received. */
export interface Echo {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

export interface Upstream {
  readonly url: string;
  readonly server: Server;
  close(): Promise<void>;
}

async function echo(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
  let body = '';
  for await (const chunk of incoming) body += String(chunk);
  const { method, url, headers } = incoming;
  if (url?.includes('/health/ready'))
    return void answer.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  answer.writeHead(url?.includes('status=418') ? 418 : 200, {
    'content-type': 'application/json',
    connection: 'keep-alive',
  });
  answer.end(JSON.stringify({ method, url, headers, body, language: 'Arabic' }));
}

const leftOpen = new Set<() => Promise<void>>();

// A test that fails leaves what it started running: without this the run would hang instead of failing.
afterAll(async () => {
  await Promise.all([...leftOpen].map(close => close()));
});

/** A server that answers with what it received; as account it says that everybody's language is Arabic. */
export async function startEcho(
  listener: (i: IncomingMessage, a: ServerResponse) => unknown = echo,
): Promise<Upstream> {
  const server = createServer((incoming, answer) => void listener(incoming, answer));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('no address');
  const close = async (): Promise<void> => {
    server.closeAllConnections();
    server.close();
  };
  leftOpen.add(close);
  return { url: `http://127.0.0.1:${address.port}`, server, close };
}

const write = async (folder: string, name: string, text: string, compressed = false): Promise<void> => {
  const file = path.join(folder, name);
  await mkdir(path.dirname(file), { recursive: true });
  await writeFile(file, text);
  if (!compressed) return;
  await writeFile(`${file}.br`, brotliCompressSync(text));
  await writeFile(`${file}.gz`, gzipSync(text));
};

export const SCRIPT = `console.log(${JSON.stringify('x'.repeat(2_000))})`;

/** Creates folders as the builds of shell, one remote and Python leave them. */
export async function makeSite(): Promise<{ folder: string; mounts: string }> {
  const folder = await mkdtemp(path.join(tmpdir(), 'burrow-site-'));
  await write(
    folder,
    'shell/index.html',
    '<!doctype html><html lang="en"><meta name="burrow-pages" content="tos privacy"><title>Burrow</title><link id="burrow-remotes" rel="preload" href="/remotes.json" as="fetch">',
    true,
  );
  await write(folder, 'shell/main.1a2b3c4d.js', SCRIPT, true);
  await write(folder, 'shell/favicon.ico', 'icon');
  await write(folder, 'play/0.1.0/mf-manifest.json', '{"id":"mf_play"}');
  await write(folder, 'play/0.1.0/remoteEntry.js', SCRIPT, true);
  const release = {
    name: 'mf_play',
    version: '0.1.0',
    manifest: '/remotes/mf-play/0.1.0/mf-manifest.json',
    prefixes: ['', 'play'],
    isolatedOn: ['', 'play'],
    workers: ['/python/9f8e7d/worker.js'],
    workersOn: ['play'],
  };
  await write(folder, 'play/release.json', JSON.stringify(release));
  await write(folder, 'python/9f8e7d/worker.js', SCRIPT, true);
  await write(folder, 'secret.txt', 'outside of every mount');
  const at = (name: string) => path.join(folder, name);
  return { folder, mounts: `/=${at('shell')},/remotes/mf-play/=${at('play')},/python/=${at('python')}` };
}

export interface TestGateway {
  readonly url: string;
  readonly service: Gateway;
  readonly logLines: readonly string[];
}

/** A gateway on a free port. */
export async function startGateway(
  places: { account: string; learning: string } & Partial<Record<ServiceName, string>>,
  settings: Record<string, string> = {},
  metrics?: Metrics,
): Promise<TestGateway> {
  const { logger, lines } = memoryLog('info');
  const secrets = { COOKIE_SECRET: 'cookie-secret-cookie-secret-cookie-secret', SERVICE_KEY };
  const service = await createGateway({
    settings: GatewaySettingsSchema.parse({ ...secrets, ...settings }),
    places: { ...byService(() => places.learning), ...places },
    logger,
    metrics,
  });
  leftOpen.add(() => service.close());
  return { service, logLines: lines, url: await service.listen('127.0.0.1', 0) };
}

export interface Answer {
  readonly status: number;
  readonly headers: Record<string, string | undefined>;
  readonly cookies: readonly string[];
  readonly body: Buffer;
  json(): Record<string, unknown>;
}

/** Sends a request with exactly these headers, which fetch would not send. */
export async function ask(
  url: string,
  options: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<Answer> {
  const { method = 'GET', headers = {}, body } = options;
  const outgoing = request(url, { method, headers, path: url.replace(/^https?:\/\/[^/]+/, '') });
  outgoing.end(body);
  const [answer] = (await once(outgoing, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of answer) chunks.push(chunk as Buffer);
  const whole = Buffer.concat(chunks);
  return {
    status: answer.statusCode ?? 0,
    headers: answer.headers as Record<string, string | undefined>,
    cookies: answer.headers['set-cookie'] ?? [],
    body: whole,
    json: () => JSON.parse(whole.toString()),
  };
}

import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname } from 'node:path';
import { workerCsp } from '../src/worker-csp.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.wasm': 'application/wasm',
  '.zip': 'application/zip',
};

/** How each page is isolated: by its policy alone, by the older pair of headers, or not at all. */
const HEADERS: Readonly<Record<string, Record<string, string>>> = {
  '/policy': { 'document-isolation-policy': 'isolate-and-credentialless' },
  '/isolated': {
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-embedder-policy': 'require-corp',
  },
};
const PAGE =
  '<!doctype html><title>Python</title><link rel="icon" href="data:,"><script type="module" src="/page.js"></script>';

/** Tries every way in which a worker could reach the API, and reports when it is done. */
const ATTACK = `
const tries = [
  () => fetch('/api/fetch'),
  () => fetch('/api/post', { method: 'POST', body: '{}' }),
  () => import('/api/import.js'),
  () => new Promise(done => { const x = new XMLHttpRequest(); x.onloadend = done; x.open('GET', '/api/xhr'); x.send(); }),
  () => new Promise(done => { const e = new EventSource('/api/events'); e.onerror = done; e.onopen = done; }),
  () => new Promise(done => { const w = new WebSocket(location.origin.replace('http', 'ws') + '/api/socket'); w.onclose = done; }),
  () => new Promise(done => { const w = new Worker('/api/worker.js', { type: 'module' }); w.onerror = done; setTimeout(done, 500); }),
];
const patience = () => new Promise(done => setTimeout(done, 2000));
Promise.allSettled(tries.map(one => Promise.race([new Promise(done => done(one())), patience()]))).then(() => postMessage('through'));
`;

export interface TestServer {
  readonly origin: string;
  /** Every request under /api that arrived. */
  readonly apiCalls: string[];
  /** A file of Python that is missing, by name. */
  missing: string | null;
  /** A file of Python in whose place a filter answers with a page of its own. */
  filtered: string | null;
  close(): void;
}

interface Files {
  readonly base: string;
  readonly web: URL;
  readonly page: string;
}

function send(response: ServerResponse, type: string, body: string | Uint8Array, headers = {}): void {
  const common = { 'content-type': type, 'cross-origin-resource-policy': 'same-origin' };
  response.writeHead(200, { ...common, ...headers }).end(body);
}

async function sendPython(path: string, origin: string, web: URL, response: ServerResponse): Promise<void> {
  const name = path.split('/').at(-1) ?? '';
  const isWorker = name === 'worker.js';
  send(
    response,
    TYPES[extname(name)] ?? 'application/octet-stream',
    await readFile(new URL(`${name}.br`, web)),
    {
      'content-encoding': 'br',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isWorker
        ? { 'content-security-policy': workerCsp(origin), 'cross-origin-embedder-policy': 'require-corp' }
        : {}),
    },
  );
}

/** Serves the built files as the gateway does, and three pages: /policy, /isolated and /plain. */
export async function serve(files: Files): Promise<TestServer> {
  const apiCalls: string[] = [];
  const state: Pick<TestServer, 'missing' | 'filtered'> = { missing: null, filtered: null };
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = new URL(request.url ?? '/', 'http://x').pathname;
    const origin = `http://${request.headers.host}`;
    if (path.startsWith('/api/')) {
      apiCalls.push(path);
      send(response, 'application/json', '{}');
    } else if (path === '/python/attack.js') {
      send(response, 'text/javascript', ATTACK, { 'content-security-policy': workerCsp(origin) });
    } else if (path === '/open/attack.js') send(response, 'text/javascript', ATTACK);
    else if (state.missing && path.endsWith(state.missing)) response.writeHead(404).end();
    else if (state.filtered && path.endsWith(state.filtered))
      send(response, 'text/html', PAGE, { 'cache-control': 'public, max-age=31536000, immutable' });
    else if (path.startsWith(files.base)) await sendPython(path, origin, files.web, response);
    else if (path === '/page.js') send(response, 'text/javascript', await readFile(files.page));
    else send(response, 'text/html', PAGE, HEADERS[path] ?? {});
  };
  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.writeHead(404).end());
  });
  server.on('upgrade', (request, socket) => {
    apiCalls.push(request.url ?? '');
    socket.destroy();
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return Object.assign(state, { origin, apiCalls, close: () => void server.close() });
}

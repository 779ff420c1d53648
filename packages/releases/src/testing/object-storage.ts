// An object storage in a process of its own: the part of S3's protocol that a store of releases uses.
// node object-storage.ts prints its address.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';

const objects = new Map<string, Buffer>();
/** In this bucket conditions are ignored, as some storages do. */
const CARELESS = 'careless/';

const xml = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function fail(answer: ServerResponse, status: number, code: string): void {
  answer.writeHead(status, { 'content-type': 'application/xml' });
  answer.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

async function put(request: IncomingMessage, answer: ServerResponse, key: string): Promise<void> {
  const body = await bodyOf(request);
  const isConditional = request.headers['if-none-match'] === '*' && !key.startsWith(CARELESS);
  if (isConditional && objects.has(key)) return fail(answer, 412, 'PreconditionFailed');
  objects.set(key, body);
  answer.writeHead(200, { etag: '"1"' }).end();
}

/** Two names a page, so that a client has to go on. */
const PAGE = 2;

function list(answer: ServerResponse, bucket: string, query: URLSearchParams): void {
  const prefix = query.get('prefix') ?? '';
  const keys = [...objects.keys()].flatMap(key =>
    key.startsWith(`${bucket}/`) ? [key.slice(bucket.length + 1)] : [],
  );
  const below = keys.filter(key => key.startsWith(prefix)).map(key => key.slice(prefix.length));
  const names = [...new Set(below.map(key => key.replace(/\/.*$/, '/')))].toSorted();
  const from = Number(query.get('continuation-token') ?? 0);
  const more = from + PAGE < names.length;
  const rows = names
    .slice(from, from + PAGE)
    .map(name =>
      name.endsWith('/')
        ? `<CommonPrefixes><Prefix>${xml(prefix + name)}</Prefix></CommonPrefixes>`
        : `<Contents><Key>${xml(prefix + name)}</Key></Contents>`,
    );
  const next = more ? `<NextContinuationToken>${from + PAGE}</NextContinuationToken>` : '';
  answer.writeHead(200, { 'content-type': 'application/xml' });
  answer.end(
    `<?xml version="1.0"?><ListBucketResult><IsTruncated>${more}</IsTruncated>${next}${rows.join('')}</ListBucketResult>`,
  );
}

function get(answer: ServerResponse, key: string): void {
  const body = objects.get(key);
  if (!body) return fail(answer, 404, 'NoSuchKey');
  answer.writeHead(200, { 'content-length': body.length }).end(body);
}

const server = createServer((request, answer) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://storage');
  const key = decodeURIComponent(pathname.slice(1)).replace(/\/$/, '');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    return fail(answer, 403, 'AccessDenied');
  if (request.method === 'PUT') return void put(request, answer, key);
  return searchParams.has('list-type') ? list(answer, key, searchParams) : get(answer, key);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.info(`http://127.0.0.1:${address.port}`);
});

import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import {
  ask,
  makeSite,
  SCRIPT,
  startEcho,
  startGateway,
  type TestGateway,
  type Upstream,
} from './gateway.harness.ts';

const CHROMIUM = { 'sec-ch-ua': '"Chromium";v="141", "Not?A_Brand";v="8"' };
const IMMUTABLE = 'public, max-age=31536000, immutable';

let site: Awaited<ReturnType<typeof makeSite>>;
let services: Upstream;
let gateway: TestGateway;

beforeAll(async () => {
  site = await makeSite();
  services = await startEcho();
  const addresses = { account: services.url, learning: services.url };
  gateway = await startGateway(addresses, { WEB_MOUNTS: site.mounts });
});
afterAll(async () => {
  await rm(site.folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => ask(gateway.url + url, { headers });

describe('documents', () => {
  test.each(['/en/', '/en', '/ar/play/python/intro-level1', '/zh/tos'])('%s is the shell', async url => {
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.body.toString()).toContain('<title>Burrow</title>');
    // With a cookie it must not be stored in a shared cache.
    expect(answer.headers['cache-control']).toBe('private, no-cache');
    expect(answer.headers['permissions-policy']).toContain('camera=()');
    expect(answer.cookies).toHaveLength(1);
  });

  test('are in the language and direction of their address, and not found if nobody owns the path', async () => {
    expect((await get('/en/')).body.toString()).toContain('<html lang="en" dir="ltr">');
    const nowhere = await get('/ar/no/such/page', { 'accept-encoding': 'br' });
    expect([nowhere.status, nowhere.headers['content-encoding']]).toEqual([404, 'br']);
    expect(brotliDecompressSync(nowhere.body).toString()).toContain('<html lang="ar" dir="rtl">');
  });

  test('that have not changed are not sent again', async () => {
    const { etag } = (await get('/en/')).headers;
    const again = await get('/en/', { 'if-none-match': String(etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
  });

  test('robots are told what is not for them', async () => {
    const robots = await get('/robots.txt');
    expect(robots.headers['content-type']).toMatch(/^text\/plain/);
    expect(robots.body.toString()).toContain('Disallow: /*/profile');
    expect(robots.body.toString()).toContain('Disallow: /*/certificates\n');
  });

  test('of one learner are not indexed, and no other document says so', async () => {
    for (const url of ['/en/badges/me', '/en/certificates/me', '/ar/certificate/7k2m394qxw7k2m394qxw'])
      expect((await get(url)).headers['x-robots-tag']).toBe('noindex');
    for (const url of ['/en/', '/en/tos']) expect((await get(url)).headers['x-robots-tag']).toBeUndefined();
    expect((await get('/robots.txt')).body.toString()).not.toMatch(/certificate$/m);
  });

  test('their policy allows WebAssembly and nothing else that is unsafe', async () => {
    const policy = (await get('/en/')).headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*|https?:/);
  });

  test('new Chromium gets the isolation policy on every document but checkout', async () => {
    for (const url of ['/en/', '/en/tos', '/en/play/python/intro-level1']) {
      const { headers } = await get(url, CHROMIUM);
      expect(headers['document-isolation-policy']).toBe('isolate-and-credentialless');
      expect(headers['cross-origin-opener-policy']).toBeUndefined();
      expect(headers.vary?.toLowerCase()).toContain('sec-ch-ua');
    }
    expect((await get('/en/checkout', CHROMIUM)).headers['document-isolation-policy']).toBeUndefined();
  });

  test('other browsers get COOP and COEP only on the documents of the game', async () => {
    for (const url of ['/en/', '/ar/play/python/intro-level1']) {
      expect((await get(url)).headers).toMatchObject({
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-embedder-policy': 'require-corp',
      });
    }
    const tos = await get('/en/tos');
    expect(tos.headers['cross-origin-opener-policy']).toBeUndefined();
    expect(tos.headers['cross-origin-embedder-policy']).toBeUndefined();
    expect(tos.headers.vary?.toLowerCase()).toContain('sec-ch-ua');
  });

  test('isolation can be switched off', async () => {
    const settings = { WEB_MOUNTS: site.mounts, ISOLATION: 'off' };
    const open = await startGateway({ account: services.url, learning: services.url }, settings);
    for (const headers of [CHROMIUM, {}]) {
      const answer = await ask(`${open.url}/en/`, { headers: headers as Record<string, string> });
      expect(answer.status).toBe(200);
      expect(answer.headers['document-isolation-policy']).toBeUndefined();
      expect(answer.headers['cross-origin-embedder-policy']).toBeUndefined();
    }
  });
});

test('the gateway is ready while the site has its document', async () => {
  const index = path.join(site.folder, 'shell', 'index.html');
  expect((await get('/api/health/ready')).status).toBe(200);
  await rename(index, `${index}.gone`);
  expect((await get('/api/health/ready')).status).toBe(503);
  await rename(`${index}.gone`, index);
  expect((await get('/api/health/ready')).status).toBe(200);
});

describe('redirects', () => {
  test.each([
    ['/', '/en/'],
    ['/xx/login?a=1&b=%20', '/en/login?a=1&b=%20'],
    ['/login', '/en/login'],
    ['/play/python/intro-level2', '/en/play/python/intro-level2'],
    ['//evil.example/en', '/en//evil.example/en'],
  ])('%s leads to %s', async (from, to) => {
    const answer = await get(from);
    expect([answer.status, answer.headers.location]).toEqual([302, to]);
  });

  test("lead to the visitor's saved language", async () => {
    const cookie = (await get('/en/')).cookies[0]?.split(';')[0] ?? '';
    expect((await get('/xx/login', { cookie })).headers.location).toBe('/ar/login');
    expect((await get('/xx/login', { cookie: 'visitor=forged' })).headers.location).toBe('/en/login');
  });

  test('lead to English while the account service is down', async () => {
    const down = await startGateway(
      { account: 'http://127.0.0.1:9', learning: services.url },
      { WEB_MOUNTS: site.mounts },
    );
    const cookie = (await ask(`${down.url}/en/`)).cookies[0]?.split(';')[0] ?? '';
    expect((await ask(`${down.url}/xx/login`, { headers: { cookie } })).headers.location).toBe('/en/login');
  });
});

describe('files', () => {
  test('are compressed in a way that the browser accepts', async () => {
    const brotli = await get('/main.1a2b3c4d.js', { 'accept-encoding': 'gzip, br' });
    expect(brotli.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': IMMUTABLE });
    expect(brotli.headers['content-type']).toMatch(/javascript/);
    expect(brotli.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(brotliDecompressSync(brotli.body).toString()).toBe(SCRIPT);
    const gzip = await get('/main.1a2b3c4d.js', { 'accept-encoding': 'gzip' });
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body).toString()).toBe(SCRIPT);
    const plain = await get('/main.1a2b3c4d.js');
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(plain.headers.vary?.toLowerCase()).toContain('accept-encoding');
    expect(plain.body.toString()).toBe(SCRIPT);
  });

  test('without compressed versions are sent as they are, without a cookie', async () => {
    const icon = await get('/favicon.ico', { 'accept-encoding': 'br' });
    expect([icon.status, icon.body.toString(), icon.cookies]).toEqual([200, 'icon', []]);
    expect(icon.headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test('with a version are immutable, a manifest is always requested', async () => {
    expect((await get('/remotes/mf-play/0.1.0/remoteEntry.js')).headers['cache-control']).toBe(IMMUTABLE);
    expect((await get('/remotes/mf-play/0.1.0/mf-manifest.json')).headers['cache-control']).toBe('no-cache');
  });

  test("Python's worker has a policy of its own", async () => {
    const { status, headers } = await get('/python/9f8e7d/worker.js');
    expect(status).toBe(200);
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`connect-src ${gateway.url}/python/`);
    expect(policy).not.toContain('unsafe-inline');
    expect(headers['cross-origin-embedder-policy']).toBe('require-corp');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });

  test.each([
    '/missing.js',
    '/remotes/mf-play/0.2.0/remoteEntry.js',
    '/remotes/mf-play/0.1.0/',
    '/python/9f8e7d/other.js',
    '/index.html',
    '/main.1a2b3c4d.js.br',
    '/../secret.txt',
    '/remotes/mf-play/../secret.txt',
    '/remotes/mf-play/%2e%2e/secret.txt',
    '/python/..%2fsecret.txt',
    '/python/%ff',
    '/a%00.js',
  ])('%s is not there', async url => {
    const answer = await get(url);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.status).toBeLessThan(500);
    expect(answer.body.toString()).not.toContain('outside of every mount');
  });
});

describe('remotes.json', () => {
  test('passes on everything else in a release', async () => {
    const release = path.join(site.folder, 'play', 'release.json');
    const before = await readFile(release, 'utf8');
    await writeFile(release, JSON.stringify({ ...JSON.parse(before), slots: ['drawer'] }));
    expect((await get('/remotes.json')).json()).toMatchObject({ remotes: [{ slots: ['drawer'] }] });
    await writeFile(release, before);
  });

  test('is built from the releases and never cached', async () => {
    const answer = await get('/remotes.json');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      remotes: [
        {
          name: 'mf_play',
          version: '0.1.0',
          manifest: '/remotes/mf-play/0.1.0/mf-manifest.json',
          prefixes: ['', 'play'],
          isolatedOn: ['', 'play'],
          workers: ['/python/9f8e7d/worker.js'],
          workersOn: ['play'],
        },
      ],
    });
  });

  test('is compressed for those who accept it', async () => {
    const small = await get('/remotes.json', { 'accept-encoding': 'gzip, br' });
    const plain = (await get('/remotes.json')).body.toString();
    expect(brotliDecompressSync(small.body).toString()).toBe(plain);
  });
});

describe('config.json', () => {
  test('has the links that are set, and null for the others', async () => {
    expect((await get('/config.json')).json()).toEqual({
      voteUrl: null,
      supportEmail: null,
      google: false,
      mail: false,
      cdn: false,
      model: false,
      outbox: false,
    });
    const settings = {
      VOTE_URL: 'https://vote.example/burrow',
      SUPPORT_EMAIL: 'help@burrow.example',
      GOOGLE_CLIENT_ID: 'client',
      SMTP_URL: 'set',
      OPENAI_BASE_URL: 'set',
      OUTBOX: 'on',
    };
    const set = await startGateway({ account: services.url, learning: services.url }, settings);
    expect((await ask(`${set.url}/config.json`)).json()).toEqual({
      voteUrl: 'https://vote.example/burrow',
      supportEmail: 'help@burrow.example',
      google: true,
      mail: true,
      cdn: false,
      model: true,
      outbox: true,
    });
    const headers = { host: 'burrow.example' };
    expect((await ask(`${set.url}/config.json`, { headers })).json()).toMatchObject({ outbox: false });
  });
});

describe('the page about the API', () => {
  test('works under the strict policy: no inline script or style', async () => {
    const page = await get('/api/docs');
    expect(page.headers['content-security-policy']).not.toMatch(/unsafe-inline|'unsafe-eval'/);
    const html = page.body.toString();
    expect(html).not.toMatch(/<script>|<style|style=|onload=/);
    for (const [, url] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await get(url ?? '')).status).toBe(200);
  });

  test('shows the endpoints of all services', async () => {
    const paths = Object.keys((await get('/api/openapi.json')).json().paths as object);
    expect(paths).toEqual(expect.arrayContaining(['/api/user/country', '/api/level/course/{slug}']));
  });
});

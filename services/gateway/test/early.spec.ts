import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { ask, makeSite, startEcho, startGateway, type TestGateway } from './gateway.harness.ts';

const OPENED = { 'sec-fetch-dest': 'document' };
const LIST_IN_DOCUMENT = /<script type="application\/json" id="burrow-remotes">(.*)<\/script>/;

let site: Awaited<ReturnType<typeof makeSite>>;
let gateway: TestGateway;

beforeAll(async () => {
  site = await makeSite();
  const { url } = await startEcho();
  gateway = await startGateway({ account: url, learning: url }, { WEB_MOUNTS: site.mounts });
});
afterAll(async () => {
  await rm(site.folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => ask(gateway.url + url, { headers });

test('documents that a browser opens carry the list of remotes, any other the request for it', async () => {
  const opened = await get('/en/', OPENED);
  const [, block = ''] = LIST_IN_DOCUMENT.exec(opened.body.toString()) ?? [];
  const list = await get('/remotes.json?language=en');
  expect(JSON.parse(block)).toEqual(list.json());
  expect(opened.body.toString()).not.toContain('href="/remotes.json');
  const plain = await get('/en/');
  expect(plain.body.toString()).toContain('href="/remotes.json?language=en"');
  expect(plain.headers.etag).not.toBe(opened.headers.etag);
  const again = await get('/en/', { ...OPENED, 'if-none-match': String(opened.headers.etag) });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test('documents name in their head the script of the worker that the page starts', async () => {
  const worker = '</python/9f8e7d/worker.js>; rel=modulepreload';
  expect((await get('/en/play/python/intro-level1')).headers['link']).toBe(worker);
  for (const url of ['/en/', '/en/tos']) expect((await get(url)).headers['link']).toBeUndefined();
});

test('remotes.json has the texts of menus in the language of the page', async () => {
  const release = path.join(site.folder, 'play', 'release.json');
  const before = await readFile(release, 'utf8');
  const menu = [{ text: { en: 'Guide', de: 'Leitfaden' }, to: 'guide' }];
  await writeFile(release, JSON.stringify({ ...JSON.parse(before), menu }));
  const textAt = async (query: string) =>
    ((await get(`/remotes.json${query}`)).json() as { remotes: { menu: object[] }[] }).remotes[0]?.menu;
  expect(await textAt('?language=de')).toEqual([{ text: { de: 'Leitfaden' }, to: 'guide' }]);
  expect(await textAt('?language=fi')).toEqual([{ text: { en: 'Guide' }, to: 'guide' }]);
  for (const query of ['', '?language=xx', '?language=de&language=%00'])
    expect((await textAt(query))?.length).toBe(1);
  await writeFile(release, before);
});

// The commands that operators release with, in a store of their own.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { openStore, Withholdings, writeRelease } from '../packages/releases/src/index.ts';
import { buildForTest } from '../packages/releases/src/testing/index.ts';

const ROOT = path.join(import.meta.dirname, '..');
/** As `npm run` does it, without npm's own second. */
const SCRIPTS = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')).scripts;
let folder;
let site;

before(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'burrow-releases-'));
  const shell = { name: 'shell', version: '0.1.0', provides: { react: '19.3.1' }, slots: [] };
  const metrics = [
    'releases_withheld{release="mf-play 0.6.0"} 1',
    'release_visitors{release="mf-play 0.6.0"} 40',
    'release_visitors_failed{release="mf-play 0.6.0"} 12',
    '',
  ].join('\n');
  site = createServer(({ url }, answer) => answer.end(url === '/metrics' ? metrics : JSON.stringify(shell)));
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const store = await openStore(path.join(folder, 'store'));
  for (const given of [
    { version: '0.5.0' },
    { version: '0.6.0' },
    { version: '0.7.0', shared: { react: '^19.4.0' } },
    { name: 'mf-quiz', version: '1.0.0', prefixes: ['quiz'] },
    { name: 'mf-quiz', version: '1.1.0', prefixes: ['quiz'] },
    { name: 'mf-quiz', version: '1.2.0-rc.1', prefixes: ['quiz'] },
  ])
    await writeRelease(store, await buildForTest(path.join(folder, 'build'), given));
});
after(async () => {
  site.close();
  await rm(folder, { recursive: true });
});

async function run(script, ...given) {
  const address = `http://127.0.0.1:${site.address().port}`;
  const env = {
    ...process.env,
    RELEASES: path.join(folder, 'store'),
    SITE_URL: address,
    // Two gateways, each with the same counts.
    METRICS_URL: `${address}, ${address}`,
    RELEASED_BY: 'ada',
  };
  const file = SCRIPTS[script].replace(/^node /, '');
  const child = spawn('node', [file, ...given], { cwd: ROOT, env });
  let output = '';
  child.stdout.on('data', chunk => (output += chunk));
  child.stderr.on('data', chunk => (output += chunk));
  const [code] = await once(child, 'close');
  return { code, output };
}

test('promote and rollback write the list, and releases tells who did what and why', async () => {
  assert.match((await run('promote', 'mf-play', '0.5.0')).output, /List 1: everybody gets mf-play 0\.5\.0/);
  const withheld = await run('promote', 'mf-play', '0.6.0');
  assert.equal(withheld.code, 1);
  assert.match(withheld.output, /withholds it.*12 of 40 visitors/);
  assert.equal((await run('promote', 'mf-play', '0.6.0', '--why', 'faster map', '--anyway')).code, 0);
  const refused = await run('promote', 'mf-play', '0.7.0');
  assert.equal(refused.code, 1);
  assert.match(refused.output, /needs react \^19\.4\.0, and the shell has 19\.3\.1/);
  const asked = await run('rollback', 'mf-play');
  assert.equal(asked.code, 1);
  assert.match(asked.output, /never rolled back[^]*gets mf-play 0\.5\.0 then[^]*--yes/);
  assert.match(
    (await run('rollback', 'mf-play', '--why', 'no map', '--yes')).output,
    /List 3: everybody gets mf-play 0\.5\.0 again/,
  );
  const { code, output } = await run('releases');
  assert.equal(code, 0);
  assert.match(output, /^mf-play {2}0\.5\.0 .*in the store: 0\.5\.0, 0\.6\.0, 0\.7\.0/m);
  assert.match(output, /^2 .* ada .*mf-play 0\.6\.0 {2}\(faster map\)$/m);
  assert.match(output, /^3 .*\(no map\)$/m);
});

test('some get a version before everybody, until it is given to everybody or taken back', async () => {
  const some = (...given) => run('promote', 'mf-play', '0.6.0', '--anyway', ...given);
  assert.match((await some('--share', '1.5')).output, /A share is between 0 and 1/);
  assert.match((await some('--staff', '--testers')).output, /one of them at a time/);
  assert.match((await some('--share', '0.1')).output, /List 4: mf-play 0\.6\.0 goes to 10 % of visitors/);
  const { output } = await run('releases');
  assert.match(output, /^ {2}0\.6\.0 {2}for 10 % of visitors, since list 4, WITHHELD/m);
  assert.match(output, /^4 .* mf-play 0\.5\.0 \+ 0\.6\.0 for 10 %/m);
  const withheld = { name: 'mf-play', version: '0.6.0', list: 4, at: '2026-11-29T10:00:00.000Z' };
  const counts = { canary: { given: 8, failed: 8 }, neighbour: { given: 50, failed: 1 } };
  const files = new Withholdings(await openStore(path.join(folder, 'store')));
  await files.write({ ...withheld, ...counts, scope: 'visitors' });
  assert.match(
    (await run('releases')).output,
    /^ {2}0\.6\.0 {2}WITHHELD from all but testers since 2026-11-29/m,
  );
  const refused = await run('promote', 'mf-play', '0.6.0');
  assert.equal(refused.code, 1);
  assert.match(refused.output, /mf-play 0\.6\.0: WITHHELD[^]*8 of 8 reported that it fails/);
  const { output: last } = await run('rollback', 'mf-play', '--yes');
  assert.match(last, /last rolled back at \S+ by ada, from 0\.6\.0 to 0\.5\.0 \(list 3: no map\)/);
  assert.match(last, /List 5: everybody gets mf-play 0\.5\.0 again/);
});

test('one list gives the newest of each remote that was not withdrawn, or nothing', async () => {
  const refused = await run('promote', '--all');
  assert.match(refused.output, /mf-play 0\.7\.0: it needs react/);
  await rm(path.join(folder, 'store/remotes/mf-play/0.7.0'), { recursive: true });
  await rm(path.join(folder, 'store/remotes/mf-play/0.6.0'), { recursive: true });
  assert.match((await run('promote', '--all')).output, /List 6: everybody gets mf-quiz 1\.1\.0\./);
  assert.match((await run('withdraw', 'mf-quiz')).output, /List 7: nobody gets mf-quiz/);
  assert.match((await run('promote', '--all')).output, /newest version of each remote already/);
  assert.match((await run('withdraw', 'mf-quiz')).output, /nobody gets any version of it/);
});

test('releases names what is broken, and rollback says when there is nothing to go back to', async () => {
  await writeFile(path.join(folder, 'store/remotes/mf-play/0.5.0/main.js'), 'changed by hand');
  const { code, output } = await run('releases');
  assert.equal(code, 1);
  assert.match(output, /BROKEN[^]*main\.js has changed/);
  const nothing = await run('rollback', 'mf-play');
  assert.equal(nothing.code, 1);
  assert.match(nothing.output, /no version of mf-play before/);
});

test('release refuses what is no remote or no version before anything is built', async () => {
  assert.match((await run('release', 'mf-nothing', '1.0.0')).output, /no remote "mf-nothing"/);
  assert.match((await run('release', 'mf-play', 'one')).output, /"one" is no version/);
});

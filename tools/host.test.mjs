// infra/host: what can be told of it without a Debian to install; sh infra/host/walk.sh does the rest.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { parse } from 'yaml';
import { programsOf } from './images/bundle.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const HOST = path.join(ROOT, 'infra/host');
const read = file => readFileSync(path.join(HOST, file), 'utf8');

/** Names of settings that a text gives a value to, also in comments. */
const settingsIn = text => [...text.matchAll(/^(?:# )?([A-Z][A-Z_]+)=/gm)].map(([, name]) => name);

const KNOWN = settingsIn(readFileSync(path.join(ROOT, 'infra/standalone/.env.example'), 'utf8'));
const SHELL_VARIABLES = ['HERE', 'LIBRARY', 'SETTINGS'];

const unknownIn = (text, known = KNOWN) => settingsIn(text).filter(name => !known.includes(name));

test('the scripts are sound to a shell', () => {
  for (const script of ['install.sh', 'walk.sh', 'walk-inside.sh']) {
    const { status, stderr } = spawnSync('sh', ['-n', path.join(HOST, script)], { encoding: 'utf8' });
    assert.equal(status, 0, stderr);
  }
});

test('what the script writes are settings of the platform', () => {
  assert.deepEqual(unknownIn(read('install.sh'), [...KNOWN, ...SHELL_VARIABLES]), []);
  assert.deepEqual(unknownIn('BARN=1\n# HAY=2\n'), ['BARN', 'HAY']);
});

test('units start programs that are in the archive, as their own user', () => {
  const programs = programsOf(ROOT);
  for (const unit of ['burrow.service', 'burrow-backup.service']) {
    const [, program] = /^ExecStart=.*burrow\.mjs (\S+)/m.exec(read(unit));
    assert.ok(Object.hasOwn(programs, program), program);
    assert.match(read(unit), /^User=burrow$/m);
    assert.match(read(unit), /^UMask=0077$/m);
  }
});

test('Compose runs the image of this version, read only, with settings that exist', () => {
  const { services } = parse(read('compose.yaml'));
  const { version } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  assert.equal(services.burrow.image, `localhost/burrow-whole:${version}`);
  assert.equal(services.burrow.read_only, true);
  assert.deepEqual(
    Object.keys(services.burrow.environment).filter(name => !KNOWN.includes(name)),
    [],
  );
  assert.deepEqual(
    Object.keys(services).filter(name => services[name].ports),
    ['caddy'],
  );
});

// npm run kubernetes:check: that it accepts what is in infra/kubernetes, and notices what is wrong.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { HOME } from './images/bundle.mjs';
import { hasKubectl, objectsIn } from './kubernetes/render.mjs';
import { bondFaults, districtFaults, ruleFaults } from './kubernetes/rules.mjs';
import { schemaFaults } from './kubernetes/schema-faults.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const read = file => objectsIn(readFileSync(path.join(ROOT, 'infra/kubernetes', file), 'utf8'));
const [GATEWAY, SERVICE] = read('base/gateway.yaml');
const changed = change => {
  const copy = structuredClone(GATEWAY);
  change(copy, copy.spec.template.spec);
  return copy;
};

test('every file is what the schemas of its kinds want', async () => {
  const files = globSync('**/*.yaml', { cwd: path.join(ROOT, 'infra/kubernetes') });
  assert.ok(files.length > 15);
  const isWhole = file => !/kustomization|spread/.test(file);
  const faults = await Promise.all(files.filter(isWhole).flatMap(read).map(schemaFaults));
  assert.deepEqual(faults.flat(), []);
});

test('a wrong type, a word that is misspelt and a kind that nobody knows are told', async () => {
  const wrong = changed(({ spec }) => (spec.replicas = 'two'));
  assert.match((await schemaFaults(wrong))[0], /Deployment gateway: .*replicas must be integer/);
  const misspelt = changed((_, pod) => {
    pod.containers[0].readynessProbe = pod.containers[0].readinessProbe;
    pod.hostnetwork = true;
  });
  assert.deepEqual(await schemaFaults(misspelt), [
    'Deployment gateway: spec.template.spec.containers[0].readynessProbe is no field of it',
    'Deployment gateway: spec.template.spec.hostnetwork is no field of it',
  ]);
  const [cluster] = read('district/database.yaml');
  cluster.spec.backup.retention = '30d';
  assert.deepEqual(await schemaFaults(cluster), [
    'Cluster burrow-database: spec.backup.retention is no field of it',
  ]);
  assert.match((await schemaFaults({ apiVersion: 'v1', kind: 'Barn' }))[0], /no schema of v1 Barn/);
});

test('settings of the base are settings of the gateway, with folders as they are in the image', () => {
  const lines = readFileSync(path.join(ROOT, 'infra/kubernetes/base/settings.env'), 'utf8').split('\n');
  const pairs = lines.filter(line => /^[A-Z]/.test(line)).map(line => [line.split('=', 1)[0], line]);
  const known = readFileSync(path.join(ROOT, 'services/gateway/.env.example'), 'utf8');
  const isKnown = name =>
    known.includes(`${name}=`) || /^(ACCOUNT|LEARNING|ORGANIZATION|PAYMENT|ASSISTANT)_URL$/.test(name);
  assert.deepEqual(
    pairs.filter(([name]) => !isKnown(name)),
    [],
  );
  const mounts = Object.fromEntries(pairs).WEB_MOUNTS;
  for (const folder of ['packages/art/dist/portraits', 'shell/dist'])
    assert.ok(mounts.includes(`/=/${HOME}/${folder}`), folder);
});

test('a pod that may do too much is told', () => {
  const loose = changed((_, pod) => {
    pod.securityContext = {};
    pod.containers[0].securityContext = {};
    delete pod.containers[0].readinessProbe;
    delete pod.containers[0].resources.requests;
  });
  const faults = ruleFaults([loose, { ...SERVICE }]).join('\n');
  for (const fault of [
    'as root',
    'can be written',
    'gain privileges',
    'capabilities',
    'no measure',
    'is ready',
  ])
    assert.match(faults, new RegExp(fault));
});

test('names and selectors that lead nowhere are told', () => {
  const settings = { kind: 'ConfigMap', metadata: { name: 'burrow-settings' } };
  assert.deepEqual(bondFaults([GATEWAY, SERVICE, settings]), []);
  const lost = { ...SERVICE, spec: { ...SERVICE.spec, selector: { 'app.kubernetes.io/name': 'barn' } } };
  const secret = changed((_, pod) => (pod.containers[0].envFrom[1].secretRef.name = 'barn'));
  assert.deepEqual(bondFaults([secret, lost]), [
    'Deployment gateway: there is no ConfigMap burrow-settings',
    'Deployment gateway: there is no Secret barn',
    'Service gateway: it selects no pod',
  ]);
});

test('a service that has the role of another, or of everybody, and a database without roles are told', () => {
  const [account] = read('base/account.yaml');
  const [cluster] = read('one-node/database.yaml');
  assert.deepEqual(
    ruleFaults([account, cluster]).filter(fault => /role/.test(fault)),
    [
      'Cluster burrow-database: there is no ConfigMap burrow-roles',
      'Cluster burrow-database: there is no ConfigMap burrow-roles',
    ],
  );
  const { env } = account.spec.template.spec.containers[0];
  env.find(({ name }) => name === 'DATABASE_URL').value =
    'postgresql://burrow_payment:$(DATABASE_PASSWORD)@burrow-database-rw:5432/burrow';
  cluster.spec.managed.roles.pop();
  assert.deepEqual(
    ruleFaults([account, cluster]).filter(fault => /role /.test(fault)),
    [
      'Cluster burrow-database: it has no role burrow_assistant',
      'Deployment account, account: the role of the database is not its own',
    ],
  );
});

test('the roles are those of an own PostgreSQL', () => {
  const textOf = file => readFileSync(path.join(ROOT, file), 'utf8');
  assert.equal(textOf('infra/kubernetes/base/roles.sql'), textOf('docs/operations/roles.sql'));
});

test('in a district everything is there twice, spread, with a budget, and scales', () => {
  assert.deepEqual(districtFaults([GATEWAY]), [
    'gateway: there is one of it',
    'gateway: it has no budget',
    'gateway: it does not scale',
    'gateway: it is not spread',
  ]);
});

test('base and overlays as kubectl puts them together are sound', t => {
  if (!hasKubectl()) return t.skip('kubectl is not there');
  const command = path.join(ROOT, 'tools/kubernetes/check.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], { encoding: 'utf8' });
  assert.equal(status, 0, stdout + stderr);
  return undefined;
});

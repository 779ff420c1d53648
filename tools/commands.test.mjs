// Every command that the documentation names exists, and is run by some test: tools/commands/commands.table.mjs says which.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { ELSEWHERE, RUN_BY } from './commands/commands.table.mjs';
import { commandsIn, namedCommands, scriptsOf } from './commands/named-commands.mjs';

const ROOT = path.join(import.meta.dirname, '..');
const TEST = /(\.(test|spec|long)\.\w+|tools\/test\.mjs|\.ci\/run)$/;

/** The row of a command, or the one for all projects. */
const rowOf = command =>
  [command, command.replace(/ -w .*/, ' -w *')].find(name => Object.hasOwn(RUN_BY, name));

/** What is wrong with a command that is named, if anything is. */
function faultOf(command, rows = RUN_BY) {
  const [, script, folder = '.'] = /^npm (?:run )?(\S+)(?: -w (\S+))?$/.exec(command) ?? [];
  const isOurs = script && script !== 'ci' && !ELSEWHERE.includes(command);
  if (isOurs && !scriptsOf(folder).includes(script)) return 'there is no such script';
  if (/^node \S+\.\w+$/.test(command) && !existsSync(path.join(ROOT, command.slice('node '.length))))
    return 'there is no such file';
  const [file, words] = rows[rowOf(command)] ?? [];
  if (!file) return 'no row of commands.table.mjs says what runs it';
  if (!TEST.test(file) || !existsSync(path.join(ROOT, file))) return `${file} is no test`;
  return readFileSync(path.join(ROOT, file), 'utf8').includes(words) ? undefined : `${file} does not run it`;
}

const isTest = command => /^node (tools\/\S+\.test\.mjs|'tools\/\*\.test\.mjs')$/.test(command);

test('every command that is named is run by a test', () => {
  const named = [...namedCommands()].filter(([command]) => !isTest(command));
  assert.ok(named.length > 80, `${named.length}`);
  const faults = named.flatMap(([command, files]) => {
    const fault = faultOf(command);
    return fault ? [`${command} (${files.join(', ')}): ${fault}`] : [];
  });
  assert.deepEqual(faults, []);
});

test('no row is left of a command that nobody names', () => {
  const used = new Set([...namedCommands().keys()].map(rowOf));
  assert.deepEqual(
    Object.keys(RUN_BY).filter(name => !used.has(name)),
    [],
  );
});

test('a command without a script, without a row, or whose test is gone, is told', () => {
  assert.equal(faultOf('npm run barn'), 'there is no such script');
  assert.equal(faultOf('npm run barn -w mf-play'), 'there is no such script');
  assert.equal(faultOf('npm start -w packages/world'), 'there is no such script');
  assert.equal(faultOf('node tools/barn.mjs'), 'there is no such file');
  assert.match(faultOf('npm run lint', {}), /no row/);
  assert.equal(
    faultOf('npm run lint', { 'npm run lint': ['tools/gone.test.mjs', ''] }),
    'tools/gone.test.mjs is no test',
  );
  assert.equal(
    faultOf('npm run lint', { 'npm run lint': ['tools/bench.mjs', ''] }),
    'tools/bench.mjs is no test',
  );
  assert.match(
    faultOf('npm run lint', { 'npm run lint': ['tools/gen.test.mjs', 'lint the barn'] }),
    /does not run it/,
  );
});

test('commands are found between backticks and in blocks, by what they run and where', () => {
  const scripts = folder => (folder === '.' ? ['build'] : []);
  const document = [
    'First `npm ci && npm start`, then `npm run gen -- page mf-play help` or `npm run dev -w mf-play`; npm is `npm`.',
    '```',
    'npm run build -- all  # everything, as npm run other does',
    'npm test -w packages/world -- --coverage',
    'node --test tools/a.test.mjs',
    '```',
    'In `npm run <name>` nothing is named.',
  ];
  assert.deepEqual(commandsIn(document.join('\n'), 'mf-quiz', scripts), [
    'npm ci',
    'npm start',
    'npm run gen -w mf-quiz',
    'npm run dev -w mf-play',
    'npm run build',
    'npm test -w packages/world',
    'node tools/a.test.mjs',
  ]);
});

const npm = (cwd, ...given) => spawnSync('npm', ['--silent', ...given], { cwd, encoding: 'utf8' });

test('npm run format formats', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'burrow-format-'));
  const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ scripts: { format: scripts.format } }));
  cpSync(path.join(ROOT, '.oxfmtrc.json'), path.join(folder, '.oxfmtrc.json'));
  writeFileSync(path.join(folder, 'a.mjs'), 'export const a = {b:"c"}');
  assert.equal(npm(folder, 'run', 'format').status, 0);
  assert.equal(readFileSync(path.join(folder, 'a.mjs'), 'utf8'), "export const a = { b: 'c' };\n");
  rmSync(folder, { recursive: true });
});

test('npm run test:all takes what npm test takes', () => {
  const { status, stderr } = npm(ROOT, 'run', 'test:all', '--', '--for', 'mf-pony');
  assert.equal(status, 1);
  assert.match(stderr, /There is no project "mf-pony"/);
});

// npm run gen -- remote|service|page|command|language NAME: generates what CONTRIBUTING.md names for each, so that it
// builds, passes its tests and can be changed into what you want.
import '../require-node.mjs';
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { command } from './command.mjs';
import { language } from './language.mjs';
import { page } from './page.mjs';
import { remote } from './remote.mjs';
import { service } from './service.mjs';
import { Workspace } from './workspace.mjs';

const KINDS = {
  remote: { make: remote, given: 'NAME', example: 'quiz' },
  service: { make: service, given: 'NAME', example: 'payment' },
  page: { make: page, given: 'REMOTE NAME', example: 'mf-account help' },
  command: { make: command, given: 'NAME', example: 'jump' },
  language: { make: language, given: 'CODE', example: 'de' },
};

const usage = Object.entries(KINDS).map(
  ([kind, { given, example }]) =>
    `  npm run gen -- ${kind} ${given}    e.g. npm run gen -- ${kind} ${example}`,
);

const [kind, ...given] = process.argv.slice(2);
const found = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
if (!found || given.length !== found.given.split(' ').length) {
  console.error(`Usage:\n${usage.join('\n')}`);
  process.exit(2);
}

const workspace = new Workspace(path.join(import.meta.dirname, '../..'));
try {
  const next = found.make(workspace, ...given);
  const written = workspace.save();
  spawnSync('prettier', ['--log-level', 'warn', '--ignore-unknown', '--write', ...written], {
    stdio: 'inherit',
    cwd: workspace.root,
    shell: process.platform === 'win32',
  });
  console.info(`${written.join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

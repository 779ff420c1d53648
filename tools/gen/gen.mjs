// npm run gen -- remote|service|page|endpoint|event|course|command|language NAME: generates what CONTRIBUTING.md names for each, so
// that it builds, passes its tests and can be changed into what you want. With --outside FOLDER a remote gets a repository of its own.
import '../require-node.mjs';
import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { formatFiles } from '../format.mjs';
import { command } from './command.mjs';
import { course, firstLevelOf } from './course.mjs';
import { endpoint } from './endpoint.mjs';
import { event } from './event.mjs';
import { language } from './language.mjs';
import { page } from './page.mjs';
import { remote, remoteOutside } from './remote.mjs';
import { service } from './service.mjs';
import { Workspace } from './workspace.mjs';

const writeCalls = () => ['tools/calls.mjs'];

const KINDS = {
  remote: { make: remote, given: 'NAME', example: 'quiz' },
  service: { make: service, given: 'NAME', example: 'shop', after: writeCalls },
  page: { make: page, given: 'REMOTE NAME', example: 'mf-account help' },
  endpoint: {
    make: endpoint,
    given: 'PLACE NAME',
    example: 'organization/school count-gates',
    after: writeCalls,
  },
  event: { make: event, given: 'SENDER/NAME PLACE', example: 'organization/gate-painted account/schools' },
  course: {
    make: course,
    given: 'NAME',
    example: 'robotics',
    after: ([name]) => ['tools/gen-level.mjs', name, firstLevelOf(name)],
  },
  command: { make: command, given: 'NAME', example: 'jump' },
  language: { make: language, given: 'CODE', example: 'de' },
};

const usage = Object.entries(KINDS).map(
  ([kind, { given, example }]) =>
    `  npm run gen -- ${kind} ${given}    e.g. npm run gen -- ${kind} ${example}`,
);
const ROOT = path.join(import.meta.dirname, '../..');

const { positionals, values } = parseArgs({
  options: { outside: { type: 'string' } },
  allowPositionals: true,
});
const [kind, ...given] = positionals;
const found = Object.hasOwn(KINDS, kind ?? '') ? KINDS[kind] : undefined;
const isWrong = values.outside !== undefined && kind !== 'remote';
if (!found || isWrong || given.length !== found.given.split(' ').length) {
  console.error(`Usage:\n${usage.join('\n')}`);
  process.exit(2);
}

const workspace = new Workspace(values.outside === undefined ? ROOT : path.resolve(values.outside));
const make = values.outside === undefined ? found.make : remoteOutside;
try {
  const next = make(workspace, ...given);
  const written = workspace.save();
  formatFiles(written, workspace.root);
  if (found.after) {
    const [script, ...more] = found.after(given);
    execFileSync(process.execPath, [path.join(ROOT, script), ...more]);
  }
  console.info(`${written.join('\n')}\n\n${next}`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

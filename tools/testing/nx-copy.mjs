// A copy of the checkout in which each project's tests only say that they ran: what nx takes from its cache is seen
// by their silence.
import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const ROOT = path.join(import.meta.dirname, '../..');

/** The tests of a project say its name into a file. nx runs a command itself, a script in two processes more. */
function sayingSo(manifest, file) {
  const options = { command: `echo ${manifest.name} >> ${file}` };
  const test = { ...manifest.nx?.targets?.test, executor: 'nx:run-commands', options };
  return { ...manifest, scripts: {}, nx: { ...manifest.nx, targets: { ...manifest.nx?.targets, test } } };
}

export class NxCopy {
  constructor() {
    this.root = mkdtempSync(path.join(tmpdir(), 'burrow-nx-'));
    this.ran = path.join(this.root, '.nx-ran');
    const listed = execFileSync('git', ['ls-files', '-co', '--exclude-standard'], {
      cwd: ROOT,
      encoding: 'utf8',
    });
    for (const file of listed.split('\n'))
      if (file && existsSync(path.join(ROOT, file))) {
        mkdirSync(path.dirname(path.join(this.root, file)), { recursive: true });
        cpSync(path.join(ROOT, file), path.join(this.root, file));
      }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.root, 'node_modules'));
    for (const file of globSync('{shell,mf-*,e2e,packages/*,services/*,infra/*}/package.json', {
      cwd: this.root,
    })) {
      const manifest = JSON.parse(readFileSync(path.join(this.root, file), 'utf8'));
      writeFileSync(path.join(this.root, file), JSON.stringify(sayingSo(manifest, this.ran)));
    }
  }

  /** Changes a file, not what it says. */
  change(file) {
    const place = path.join(this.root, file);
    if (!existsSync(place)) throw new Error(`${file} does not exist.`);
    appendFileSync(place, '\n');
  }

  /** Returns the names of those of the projects whose tests were run. */
  test(projects) {
    writeFileSync(this.ran, '');
    const given = ['run-many', '-t', 'test', `--projects=${projects.join(',')}`, '--excludeTaskDependencies'];
    execFileSync('nx', [...given, '--output-style=static'], {
      cwd: this.root,
      env: {
        ...process.env,
        NX_CACHE_DIRECTORY: path.join(this.root, '.nx/cache'),
        NX_DAEMON: 'false',
        NX_ISOLATE_PLUGINS: 'false',
      },
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: process.platform === 'win32',
    });
    const names = readFileSync(this.ran, 'utf8').split('\n').filter(Boolean);
    return names.map(name => name.replace('@burrow/', '')).toSorted();
  }

  remove() {
    rmSync(this.root, { recursive: true, force: true });
  }
}

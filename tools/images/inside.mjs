// Programs of an image as a container starts them: its root read only, as its user, with a folder of their own at /data.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { USER } from './base.mjs';
import { HOME } from './bundle.mjs';

const MOUNTS = [
  'mount --bind "$0" "$0"',
  'mount -o remount,bind,ro "$0"',
  'mount -t tmpfs none "$0/tmp"',
  'mount --rbind /dev "$0/dev"',
  'mount -t proc none "$0/proc"',
  'mount --bind "$1" "$0/data"',
];
const ENTER = `${MOUNTS.join(' && ')} && root=$0 && shift && exec chroot --userspec ${USER}:${USER} "$root" "$@"`;
const START_LIMIT_MS = 120_000;
const STOP_LIMIT_MS = 20_000;

function commandOf(root, data, program) {
  const node = ['/usr/bin/node', '--disable-warning=ExperimentalWarning', `/${HOME}/burrow.mjs`, ...program];
  return ['unshare', ['-m', 'sh', '-c', ENTER, root, data, ...node]];
}

const SETTINGS = {
  NODE_ENV: 'production',
  HOST: '127.0.0.1',
  DATA_DIR: '/data',
  HOME: '/tmp',
  LOG_LEVEL: 'error',
};

/** The programs of one image. Only root can change its root. */
export class Inside {
  #root;
  #data;
  #running = [];

  constructor(root, data) {
    mkdirSync(path.join(root, 'data'), { recursive: true });
    this.#root = root;
    this.#data = data;
  }

  /** Runs a command to its end and returns what it printed. @throws Error with what it said */
  run(program, env) {
    const [command, given] = commandOf(this.#root, this.#data, program);
    const { status, stdout, stderr } = spawnSync(command, given, {
      encoding: 'utf8',
      env: { ...SETTINGS, ...env },
    });
    if (status !== 0) throw new Error(`${program.join(' ')} in the image: ${stderr || stdout}`);
    return stdout;
  }

  /** Starts a program that serves at PORT, and waits until it is ready. */
  async start(name, env) {
    const [command, given] = commandOf(this.#root, this.#data, [name]);
    const child = spawn(command, given, {
      env: { ...SETTINGS, ...env },
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    this.#running.push({ name, child });
    const limit = Date.now() + START_LIMIT_MS;
    for (;;) {
      if (child.exitCode !== null) throw new Error(`${name} ended with ${child.exitCode}`);
      const answer = await fetch(`http://127.0.0.1:${env.PORT}/api/health/ready`).catch(() => null);
      if (answer?.ok) return;
      if (Date.now() > limit) throw new Error(`${name} did not become ready`);
      await delay(200);
    }
  }

  /** Ends all programs as an engine of containers does. Returns those that did not end in time, or not in order. */
  async stop() {
    const bad = await Promise.all(
      this.#running.map(async ({ name, child }) => {
        const ended = child.exitCode === null ? once(child, 'exit') : [child.exitCode];
        child.kill('SIGTERM');
        const late = delay(STOP_LIMIT_MS, ['not in time'], { ref: false });
        const [how] = await Promise.race([ended, late]);
        if (how === 0) return [];
        child.kill('SIGKILL');
        return [`${name} (${how})`];
      }),
    );
    return bad.flat();
  }
}

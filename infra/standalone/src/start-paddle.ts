import { isStandInKey } from '@burrow/payment';
import { StartError } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { PROJECT_ROOT } from './built-mounts.ts';
import type { CompleteEnv } from './complete-settings.ts';
import type { Common } from './start-database.ts';

const MAIN = path.join(PROJECT_ROOT, 'infra/paddle/dist/main.js');

/** Whether payment runs here and asks a stand-in of the provider that nobody else has started. */
const isWanted = ({ PAYMENT_URL, PADDLE_URL, PADDLE_API_KEY }: CompleteEnv): boolean =>
  !PAYMENT_URL && !PADDLE_URL && (PADDLE_API_KEY === undefined || isStandInKey(PADDLE_API_KEY));

/** Where this machine reaches a platform that listens at a host. */
function ownAddress({ HOST, PORT }: CompleteEnv): string {
  const host = HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

async function addressIn(child: ChildProcess): Promise<string> {
  if (child.stdout)
    for await (const line of createInterface(child.stdout)) {
      const [address] = /http:\/\/\S+/.exec(line) ?? [];
      if (address) return address;
    }
  throw new StartError(
    'The stand-in of the payment provider ended. Set PADDLE_API_KEY, or look at its lines above.',
  );
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  // An end that was asked for is not worth a warning.
  child.removeAllListeners('exit');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/**
 * Starts the stand-in of the payment provider as a process of its own, unless a key of the provider is set. Returns the
 * settings by which it and payment know each other.
 * @throws StartError if it is not built
 */
export async function startPaddle({
  env,
  loggerOf,
  started,
}: Pick<Common, 'env' | 'loggerOf' | 'started'>): Promise<CompleteEnv> {
  if (!isWanted(env)) return env;
  if (!existsSync(MAIN))
    throw new StartError('The stand-in of the payment provider is missing. Run npm run build.');
  const { PADDLE_WEBHOOK_SECRET = keepSecret(env.DATA_DIR, 'paddle') } = env;
  const child = spawn(process.execPath, [MAIN], {
    env: {
      HOST: '127.0.0.1',
      PORT: '0',
      WEBHOOK_URL: `${ownAddress(env)}/api/payment/webhook`,
      DEFAULT_PAYMENT_LINK: `${env.PUBLIC_URL}/en/checkout`,
      STATE_FILE: path.join(env.DATA_DIR, 'paddle.state'),
      PADDLE_WEBHOOK_SECRET,
      TIME_AHEAD_HOURS: String(env.TIME_AHEAD_HOURS ?? 0),
    },
    // It ends when the channel does, however this process ends; Ctrl+C is for this process only.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  started.defer(() => stop(child));
  const PADDLE_URL = await addressIn(child);
  child.once('exit', () => loggerOf('paddle').warn('the stand-in of the payment provider has ended'));
  return { ...env, PADDLE_URL, PADDLE_WEBHOOK_SECRET };
}

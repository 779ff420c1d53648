import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Starts an object storage, and names it and keys for it in this process's environment. */
export async function startObjectStorage(): Promise<{ close(): void }> {
  const script = fileURLToPath(new URL(`object-storage${path.extname(import.meta.url)}`, import.meta.url));
  const child = spawn('node', ['--no-warnings', script], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_S3: line.toString().trim(),
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'burrow',
    AWS_SECRET_ACCESS_KEY: 'burrow-burrow',
  });
  return { close: () => void child.kill() };
}

import { StartError } from '@burrow/service-kit';
import { keepSecret } from '@burrow/service-kit/embedded-postgres';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { StandaloneEnv } from '../env.ts';

type SecretsEnv = Pick<StandaloneEnv, 'DATA_DIR' | 'SERVICE_KEY' | 'COOKIE_SECRET'>;

/** What is lost with the disk and cannot be made anew: the password of the database can. */
export const secretsOf = ({ DATA_DIR, SERVICE_KEY, COOKIE_SECRET }: SecretsEnv): Record<string, string> => ({
  identity: SERVICE_KEY ?? keepSecret(DATA_DIR, 'identity'),
  cookie: COOKIE_SECRET ?? keepSecret(DATA_DIR, 'cookie'),
});

const fileOf = (folder: string, name: string): string => path.join(folder, `${name}.secret`);

const kept = (file: string): Promise<string | undefined> =>
  readFile(file, 'utf8').then(
    text => text.trim(),
    () => undefined,
  );

/** @throws StartError if the folder has another secret of that name */
export async function demandNoOther(
  folder: string,
  secrets: Readonly<Record<string, string>>,
): Promise<void> {
  for (const [name, value] of Object.entries(secrets)) {
    const there = await kept(fileOf(folder, name));
    if (there !== undefined && there !== value)
      throw new StartError(
        `${fileOf(folder, name)} is another one than in the backup. Choose an empty DATA_DIR.`,
      );
  }
}

export async function keepSecrets(folder: string, secrets: Readonly<Record<string, string>>): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, value] of Object.entries(secrets)) {
    await writeFile(fileOf(folder, name), `${value}\n`, { mode: 0o600, flush: true });
    await chmod(fileOf(folder, name), 0o600);
  }
}

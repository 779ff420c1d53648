import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const ROOT = path.resolve(import.meta.dirname, '../..');
const SEED = 'infra/standalone/dist/seed/main.js';
const FILE = 'seed.json';

/** Somebody created by the seed, with a session already started. */
export interface SeededPerson {
  readonly key: string;
  readonly login: string;
  readonly password: string;
  readonly session: string;
  readonly user_id: string | null;
  readonly student_id: string | null;
  /** By which an authenticator app makes codes, for whom one is asked. */
  readonly totp_key?: string;
}

interface Seed {
  readonly people: readonly SeededPerson[];
  readonly classCode: string;
  readonly classes: Readonly<Record<string, string>>;
}

/** Puts one account of every role, by the services of a checkout, into a data folder that no platform uses yet. */
export async function seedDatabase(
  dataDirectory: string,
  root = ROOT,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...settings, LOG_LEVEL: 'error', DATA_DIR: dataDirectory };
  await promisify(execFile)(process.execPath, [path.join(root, SEED)], { cwd: root, env });
  process.env['SEED_FILE'] = path.join(dataDirectory, FILE);
}

/** What the seed created for the platform of all journeys. */
export async function readSeed(): Promise<Seed> {
  return JSON.parse(await readFile(process.env['SEED_FILE'] ?? FILE, 'utf8')) as Seed;
}

/** @throws Error if the seed created nobody with this key */
export async function seededPerson(key: string): Promise<SeededPerson> {
  const { people } = await readSeed();
  const found = people.find(person => person.key === key);
  if (!found) throw new Error(`the seed made no ${key}`);
  return found;
}

/** A path in which `{pip}` stands for a student's id, `{code}` for the code of a class, `{class}` for its id. */
export async function seededPath(path: string): Promise<string> {
  const { classCode, classes } = await readSeed();
  const { student_id: pip } = await seededPerson('pip-hopper');
  const ids: Readonly<Record<string, string | null | undefined>> = {
    pip,
    code: classCode,
    class: classes['class-a'],
  };
  return path.replace(/\{(\w+)\}/g, (_, name: string) => String(ids[name]));
}

// What the commands for releases have in common: the store, the shell that is running, words and exit codes.
import '../require-node.mjs';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { openStore, promote, ReleaseLists, ShellReleaseSchema } from '../../packages/releases/src/index.ts';

export const ROOT = path.join(import.meta.dirname, '../..');

/** A mistake of whoever calls, or something that forbids what they want: shown without a stack. */
export class Refusal extends Error {}

const who = () => process.env.RELEASED_BY ?? `${userInfo().username}@${hostname()}`;

/** The store that RELEASES names; by default the folder releases/ of the checkout. */
export async function openReleases() {
  const store = await openStore(process.env.RELEASES ?? path.join(ROOT, 'releases'));
  return { store, lists: new ReleaseLists(store) };
}

/** The shell that learners get, by SITE_URL; by default the one that is built here. */
export async function readShell() {
  const site = process.env.SITE_URL;
  if (!site) {
    const file = path.join(ROOT, 'shell/dist/release.json');
    return ShellReleaseSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  }
  const answer = await fetch(new URL('/release.json', site));
  if (!answer.ok)
    throw new Refusal(`${answer.url} answered ${answer.status}: which shell is running is not known.`);
  return ShellReleaseSchema.parse(await answer.json());
}

/** What forbids something, one line for each reason. */
export const refusalFor = (what, reasons) =>
  new Refusal(`${what}:\n${reasons.map(one => `- ${one}`).join('\n')}`);

/** Gives a version to everybody or to some, as this operator, if it fits the running shell. Returns the new list's number. */
export async function give({ store, lists }, { name, version, to, why }) {
  const change = { name, version, to, shell: await readShell(), who: who(), why, at: new Date() };
  const done = await promote(store, lists, change);
  if ('reasons' in done) throw refusalFor(`${name} ${version} is not promoted`, done.reasons);
  return done.list.number;
}

/** Who gets a version, in words. */
export function audience(when) {
  if ('testers' in when) return 'testers';
  if ('staff' in when) return 'staff';
  if ('organizations' in when) return `the organisations ${when.organizations.join(', ')}`;
  return `a share of ${when.share} of visitors`;
}

/** Runs a command: what it refuses is one line for each reason, and exit code 1. */
export async function runCommand(usage, options, command) {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    await command(positionals, values);
  } catch (error) {
    const isUsage = error instanceof TypeError && error.code?.startsWith('ERR_PARSE_ARGS');
    if (!isUsage && !(error instanceof Refusal)) throw error;
    console.error(isUsage ? `${error.message}\n${usage}` : error.message);
    process.exitCode = 1;
  }
}

// What the commands for releases have in common: the store, the shell that is running, words and exit codes.
import '../require-node.mjs';
import { readFile } from 'node:fs/promises';
import { hostname, userInfo } from 'node:os';
import path from 'node:path';
import { readShellOf, refusalFor } from '../../packages/releases/src/command/operator-command.ts';
import {
  openStore,
  promote,
  promoteTogether,
  ReleaseLists,
  ShellReleaseSchema,
  withdraw,
} from '../../packages/releases/src/index.ts';

export { Refusal, refusalFor, runCommand } from '../../packages/releases/src/command/operator-command.ts';

export const ROOT = path.join(import.meta.dirname, '../..');

const who = () => process.env.RELEASED_BY ?? `${userInfo().username}@${hostname()}`;
const changeOf = why => ({ who: who(), why, at: new Date() });

function numberOf(done, otherwise) {
  if ('reasons' in done) throw refusalFor(otherwise, done.reasons);
  return done.list.number;
}

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
  return readShellOf(site);
}

/** Gives a version to everybody or to some, as this operator, if it fits the running shell. Returns the new list's number. */
export async function give({ store, lists }, { name, version, to, why }) {
  const change = { name, version, to, shell: await readShell(), ...changeOf(why) };
  return numberOf(await promote(store, lists, change), `${name} ${version} is not promoted`);
}

/** Gives several versions to everybody by one list. Returns its number. */
export async function giveTogether({ store, lists }, versions, why) {
  const change = { shell: await readShell(), ...changeOf(why) };
  return numberOf(await promoteTogether(store, lists, versions, change), 'Nothing is promoted');
}

/** Writes a list without a remote. Returns its number. */
export const takeOff = async ({ lists }, name, why) =>
  numberOf(await withdraw(lists, name, changeOf(why)), `${name} is not withdrawn`);

/** Who gets a version, in words. */
export function audience(when) {
  if ('testers' in when) return 'testers';
  if ('staff' in when) return 'staff';
  if ('organizations' in when)
    return `organisation${when.organizations.length > 1 ? 's' : ''} ${when.organizations.join(', ')}`;
  return `${Number((when.share * 100).toFixed(3))} % of visitors`;
}

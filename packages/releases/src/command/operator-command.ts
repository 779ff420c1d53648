import { execFileSync } from 'node:child_process';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { type ShellRelease, ShellReleaseSchema } from '../check/shell-release.schema.ts';
import type { Release } from '../release/release.schema.ts';
import { missingTexts } from './missing-texts.ts';

/** A mistake of whoever calls, or something that forbids what they want: shown without a stack. */
export class Refusal extends Error {}

/** What forbids something, one line for each reason. */
export const refusalFor = (what: string, reasons: readonly string[]): Refusal =>
  new Refusal(`${what}:\n${reasons.map(one => `- ${one}`).join('\n')}`);

/** Reads what the shell of a running site provides. */
export async function readShellOf(site: string): Promise<ShellRelease> {
  const answer = await fetch(new URL('/release.json', site));
  if (!answer.ok)
    throw new Refusal(`${answer.url} answered ${answer.status}: which shell is running is not known.`);
  return ShellReleaseSchema.parse(await answer.json());
}

/** The commit that a checkout is at; `-dirty` with changes that are in none. */
export function commitOf(folder: string): string {
  const git = (...given: string[]) => execFileSync('git', given, { cwd: folder, encoding: 'utf8' }).trim();
  return git('rev-parse', 'HEAD') + (git('status', '--porcelain') === '' ? '' : '-dirty');
}

/**
 * What an operator is told of a release that is in a store now.
 * @param remote the folder of its sources
 */
export function saidOf(
  project: string,
  { version, commit, files }: Release,
  address: string,
  remote: string,
): string {
  const bytes = Object.values(files).reduce((sum, { size }) => sum + size, 0);
  const unrecorded = commit.endsWith('-dirty') ? ' and changes that are in none' : '';
  return [
    `${project} ${version} is in ${address}: ${Object.keys(files).length} files, ${Math.round(bytes / 1024)} KB, of commit ${commit.slice(0, 12)}${unrecorded}.`,
    missingTexts(remote),
    `Learners get it after npm run promote -- ${project} ${version}`,
  ].join('\n');
}

type Values = Readonly<Record<string, string | boolean | (string | boolean)[] | undefined>>;

/** Runs a command: what it refuses is one line for each reason, and exit code 1. */
export async function runCommand(
  usage: string,
  options: ParseArgsOptionsConfig,
  command: (positionals: readonly string[], values: Values) => Promise<void>,
): Promise<void> {
  try {
    const { positionals, values } = parseArgs({ options, allowPositionals: true });
    await command(positionals, values);
  } catch (error) {
    const code = error instanceof TypeError && 'code' in error ? String(error.code) : '';
    const isUsage = code.startsWith('ERR_PARSE_ARGS');
    if (!(error instanceof Error) || (!isUsage && !(error instanceof Refusal))) throw error;
    console.error(isUsage ? `${error.message}\n${usage}` : error.message);
    process.exitCode = 1;
  }
}

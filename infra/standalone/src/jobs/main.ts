import { createLogger, runTask, standardError, StartError } from '@burrow/service-kit';
import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { completeSettings } from '../complete-settings.ts';
import { readStandaloneEnv } from '../env.ts';
import { reachDatabase } from '../start-database.ts';
import { givenJobs, type GivenJobs } from './given-jobs.rules.ts';
import { operateJobs } from './operate-jobs.ts';

const USAGE =
  'npm run jobs -- [QUEUE], npm run jobs -- retry QUEUE [JOB…], npm run jobs -- drop QUEUE [JOB…] [--failed] [--yes]';

function wanted(): { readonly given: GivenJobs; readonly isSure: boolean } {
  try {
    const flag = { type: 'boolean', default: false } as const;
    const args = process.argv.slice(3);
    const { values, positionals } = parseArgs({
      args,
      options: { failed: flag, yes: flag },
      allowPositionals: true,
    });
    const given = givenJobs(positionals, values.failed);
    if (given) return { given, isSure: values.yes };
  } catch {
    // The usage says more.
  }
  throw new StartError(`So it is called: ${USAGE}`);
}

/** @throws StartError unless the answer is yes */
async function ask(question: string): Promise<void> {
  if (!process.stdin.isTTY)
    throw new StartError(`${question} Nobody is there to answer: repeat it with --yes.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} [y/N] `);
  terminal.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new StartError('Nothing is dropped.');
}

/** npm run jobs: lists the queues and their jobs, tries jobs again, drops them. The platform may be running. */
await runTask(async () => {
  const { given, isSure } = wanted();
  const env = completeSettings(readStandaloneEnv());
  await using started = new AsyncDisposableStack();
  const destination = standardError();
  const loggerOf = (service: string) => createLogger(service, env.LOG_LEVEL, destination);
  const { pool } = await reachDatabase({ env, serviceKey: '', loggerOf, metrics: undefined, started });
  // Awaited here: the database is closed on return.
  return await operateJobs(pool, given, isSure ? async () => {} : ask);
});

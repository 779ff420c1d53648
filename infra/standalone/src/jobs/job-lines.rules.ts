import type { QueueState } from '@burrow/service-kit';

/** A job, without what it has with it. */
export interface ListedJob {
  readonly id: string;
  readonly state: string;
  readonly tries: number;
  readonly created: Date;
  /** When it failed for good, or will be or was begun. */
  readonly at: Date;
  /** The type of the event, if it is one. */
  readonly type: string | null;
  readonly error: string | null;
  readonly code: string | null;
}

/** What an error is called may be shown; whatever else stands there may be somebody's. */
const NAME = /^[\w/$-]{1,60}$/;

const nameOf = (text: string | null): string => (text !== null && NAME.test(text) ? text : '');

const timeOf = (time: Date | null): string =>
  time === null ? '' : time.toISOString().slice(0, 19).replace('T', ' ');

/** Lays rows out in columns, the first of which are the headings. */
function columns(rows: readonly (readonly string[])[]): string {
  const widths = rows[0]?.map((_heading, at) => Math.max(...rows.map(row => row[at]?.length ?? 0))) ?? [];
  const line = (row: readonly string[]) => row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join('  ');
  return rows.map(row => line(row).trimEnd()).join('\n');
}

/** Says how the queues are, one in a line; times are UTC. */
export const queueLines = (states: readonly QueueState[]): string =>
  columns([
    ['queue', 'due', 'later', 'running', 'failed', 'oldest due since'],
    ...states.map(({ queue, due, later, running, failed, oldest }) => [
      queue,
      ...[due, later, running, failed].map(String),
      timeOf(oldest),
    ]),
  ]);

/** Says what the jobs of a queue wait for, or how they failed; times are UTC. Nothing of what they have with them, but the known type of an event. */
export const jobLines = (jobs: readonly ListedJob[], types: readonly string[]): string =>
  columns([
    ['job', 'state', 'tries', 'created', 'due, begun or failed', 'error', 'event'],
    ...jobs.map(({ id, state, tries, created, at, type, error, code }) => [
      id,
      state === 'created' || state === 'retry' ? 'waiting' : state,
      String(tries),
      timeOf(created),
      timeOf(at),
      [nameOf(error), nameOf(code)].filter(Boolean).join(' '),
      type !== null && types.includes(type) ? type : '',
    ]),
  ]);

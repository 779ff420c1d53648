import type pg from 'pg';
import { stopwatch, timesOf } from '../metrics/counted.ts';
import { beginPart } from '../tracing/use-tracing.ts';
import { statementName } from './statement-name.rules.ts';

const noteQuery = timesOf({
  name: 'query_seconds',
  help: 'Time that statements take, by kind and the first table that they name.',
  labels: ['statement'],
  buckets: [0.005, 0.025, 0.1, 0.5, 2.5],
});

/** Texts are written in our sources or made by libraries; a few of these differ in how many parameters they have. */
const MOST_TEXTS = 5_000;
const names = new Map<string, string>();

function nameOf(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = statementName(text);
  if (names.size < MOST_TEXTS) names.set(text, name);
  return name;
}

function textOf(first: unknown): string | undefined {
  if (typeof first === 'string') return first;
  const { text, submit } = (first ?? {}) as { text?: unknown; submit?: unknown };
  return typeof text === 'string' && submit === undefined ? text : undefined;
}

type Done = (error: Error | undefined, result: unknown) => void;

function begin(statement: string): (error?: unknown) => void {
  const seconds = stopwatch();
  const endPart = beginPart(statement, { 'db.system.name': 'postgresql', 'db.query.summary': statement });
  return error => {
    noteQuery({ statement }, seconds());
    endPart?.(error);
  };
}

/** Measures and traces the statements of a connection from now on; nothing of their values is kept. */
export function watchQueries(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...given: unknown[]) => unknown;
  const watched = (...given: unknown[]): unknown => {
    const text = textOf(given[0]);
    if (text === undefined) return query(...given);
    const end = begin(nameOf(text));
    const last = given.at(-1);
    if (typeof last === 'function') {
      const done: Done = (error, result) => {
        end(error);
        (last as Done)(error, result);
      };
      return query(...given.slice(0, -1), done);
    }
    const answer = query(...given) as Promise<unknown>;
    // Whoever asked handles the failure; this is a look at it.
    answer.then(() => end(), end);
    return answer;
  };
  client.query = watched as typeof client.query;
}

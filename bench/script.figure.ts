import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Figure } from './figure.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

/** A figure that a project measures itself: a script that prints it as one line of JSON. */
async function measureByScript(script: string): Promise<Figure[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [path.join(ROOT, script)], { cwd: ROOT });
  return [JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Figure];
}

/** (c) Commands of the world per second in Node. */
export const measureWorld = (): Promise<Figure[]> => measureByScript('packages/world/src/world.bench.ts');

/** (e) Requests per second of level/data through the gateway, compared with bare fastify and pg. */
export const measureRequests = (): Promise<Figure[]> =>
  measureByScript('infra/standalone/bench/level-data.bench.ts');

/** What a flood of records from one client costs others: the 99th percentile of level/data, compared with an idle server. */
export const measureFlood = (): Promise<Figure[]> => measureByScript('infra/standalone/bench/flood.bench.ts');

/** How long a class rule waits behind the import of a thousand students. */
export const measureEvents = (): Promise<Figure[]> =>
  measureByScript('infra/standalone/bench/events.bench.ts');

/** How much longer the pages of a large school take than those of an empty one. */
export const measureSchools = (): Promise<Figure[]> =>
  measureByScript('infra/standalone/bench/schools.bench.ts');

/** What a teacher’s 16 open pages of a class cost during a lesson, compared with one. */
export const measureLesson = (): Promise<Figure[]> =>
  measureByScript('infra/standalone/bench/lesson.bench.ts');

/** How far apart the times of known and unknown addresses are, by a rank test. */
export const measureTimes = (): Promise<Figure[]> =>
  measureByScript('services/account/bench/equal-times.bench.ts');

/** What recording a run for the timeline costs, compared with the same run without recording. */
export const measureTrace = (): Promise<Figure[]> =>
  measureByScript('packages/python/src/node/trace.bench.ts');

/** How many wrong programs end in a solved level when the tutor is followed. */
export const measureTutor = (): Promise<Figure[]> => measureByScript('packages/tutor/bench/tutor.bench.ts');

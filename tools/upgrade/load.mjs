// Students who read levels and store runs, as fast as they are answered, with a short rest.
import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';

const WORKERS = 12;
const REST_MS = 40;
const LEVEL = '/api/level/data/python/intro-level1';

const counts = () => ({ calls: 0, retried: 0, failed: new Map(), slowest: 0 });

function note(into, { status, isRetried }, took) {
  into.calls += 1;
  if (isRetried) into.retried += 1;
  if (status >= 400) into.failed.set(status, (into.failed.get(status) ?? 0) + 1);
  into.slowest = Math.max(into.slowest, took);
}

const failedIn = ({ failed }) => [...failed.values()].reduce((sum, one) => sum + one, 0);

function lineOf(name, { calls, retried, failed, slowest }) {
  const codes = [...failed].map(([status, count]) => `${count} × ${status}`).join(', ');
  return `${name}: ${calls} calls, ${retried} tried a second time, ${codes || 'none'} failed, slowest ${Math.round(slowest)} ms`;
}

const requestsOf = session => {
  const headers = {
    cookie: `session=${session}`,
    'content-type': 'application/json',
    'sec-fetch-site': 'same-origin',
  };
  const run = () => ({
    last_status: 'in_progress',
    last_code_executed: 'player.move_forward(1)',
    level_slug: 'intro-level1',
    run_id: randomUUID(),
  });
  return [
    () => [LEVEL, { headers }],
    () => ['/api/level/update/python', { method: 'POST', headers, body: JSON.stringify(run()) }],
  ];
};

/** Calls by the students of the seed until it is stopped; `told` says what happened since it was asked last, or in all. */
export function startLoad(balancer, people) {
  const students = people.filter(({ student_id: id }) => id).map(({ session }) => session);
  const all = counts();
  let since = counts();
  let isOver = false;
  const work = async session => {
    const requests = requestsOf(session);
    for (let turn = 0; !isOver; turn += 1) {
      const [path, init] = requests[turn % requests.length]();
      const begin = performance.now();
      const result = await balancer.call(path, init);
      for (const into of [all, since]) note(into, result, performance.now() - begin);
      await delay(REST_MS);
    }
  };
  const workers = Array.from({ length: WORKERS }, (_, at) => work(students[at % students.length]));
  return {
    told: (name, isOfAll = false) => {
      const line = lineOf(name, isOfAll ? all : since);
      since = counts();
      return line;
    },
    stop: async () => {
      isOver = true;
      await Promise.all(workers);
      return failedIn(all);
    },
  };
}

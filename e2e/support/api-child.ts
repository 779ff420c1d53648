import { randomUUID } from 'node:crypto';
import { PASSWORD } from './accounts.ts';

/** A student whose page is played by calls: a whole class fits beside the browser of its teacher. */
export interface ApiChild {
  /** Opens the stream and tells that a page is in view, as a page does. */
  readonly come: () => Promise<void>;
  /** Runs a program of the first level that walks into something. */
  readonly fail: (code: string) => Promise<void>;
  /** Completes the first level. */
  readonly complete: () => Promise<void>;
  readonly leave: () => void;
}

const LEVEL = 'intro-level1';
const WALL = { code: 'world/move-wall', line: 1, variant: null, goals_met: [] };

interface LogIn {
  readonly login: string;
  readonly password?: string;
  readonly slug: string;
}

/** Logs a student in at the door of their school. */
export async function newApiChild({ login, password = PASSWORD, slug }: LogIn): Promise<ApiChild> {
  const origin = process.env['BASE_URL'] ?? '';
  const leaving = new AbortController();
  let cookie = '';
  const call = async (method: string, path: string, data?: unknown): Promise<Response> => {
    const answer = await fetch(origin + path, {
      method,
      headers: { origin, cookie, 'content-type': 'application/json' },
      body: data === undefined ? null : JSON.stringify(data),
      signal: leaving.signal,
    });
    if (!answer.ok) throw new Error(`${path} answers ${answer.status} ${await answer.text()}`);
    return answer;
  };
  const entered = await call('POST', '/api/auth/login-org', { login, password, organization_slug: slug });
  cookie = entered.headers
    .getSetCookie()
    .map(each => each.split(';')[0])
    .join('; ');
  const update = (more: object) => call('POST', '/api/level/update/python', { level_slug: LEVEL, ...more });
  return {
    come: async () => {
      const stream = await call('GET', '/api/stream');
      stream.text().catch(() => undefined);
      await call('PUT', '/api/presence', { in_view: true });
    },
    fail: async code => {
      const run_id = randomUUID();
      await update({ last_status: 'in_progress', last_code_executed: code, run_id });
      await call('PUT', `/api/level/run-outcome/${run_id}`, WALL);
    },
    complete: async () => {
      await update({ last_status: 'COMPLETE', last_code_executed: 'player.move_forward(2)' });
    },
    leave: () => leaving.abort(),
  };
}

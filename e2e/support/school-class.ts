import type { BrowserContext } from '@playwright/test';
import { randomUUID } from 'node:crypto';
import { PASSWORD, post, put } from './accounts.ts';

/** A class of Meadow, with students whom nobody else knows. */
export interface MadeClass<Name extends string> {
  readonly id: string;
  readonly name: string;
  /** Students' ids. */
  readonly students: Readonly<Record<Name, string>>;
  /** Logs one of them in. */
  readonly enter: (context: BrowserContext, who: Name) => Promise<void>;
}

/** Makes a class of its own: what other journeys do to the seed's is not seen in it. */
export async function makeClass<Name extends string>(
  teacher: BrowserContext,
  names: readonly Name[],
): Promise<MadeClass<Name>> {
  // A letter in front: six digits alone count as a word, and are cut in a narrow column on a phone.
  const ending = `k${randomUUID().slice(0, 6)}`;
  const name = `Class ${ending}`;
  const { id } = await post<{ id: string }>(teacher, '/api/organization/classes', { name });
  const made = await post<{ students: { student_id: string }[] }>(
    teacher,
    '/api/organization/bulk-create-students',
    {
      request_id: randomUUID(),
      class_id: id,
      students: names.map(who => ({ username: `${who}-${ending}`, password: PASSWORD })),
    },
  );
  const ids = names.map((who, index) => [who, made.students[index]?.student_id ?? '']);
  return {
    id,
    name,
    students: Object.fromEntries(ids) as Record<Name, string>,
    enter: async (context, who) => {
      const credentials = { login: `${who}-${ending}`, password: PASSWORD, organization_slug: 'meadow' };
      await post(context, '/api/auth/login-org', credentials);
    },
  };
}

/** What a page sends when a program is run that ends so. */
export async function runsLike(context: BrowserContext, code: string, outcome: unknown): Promise<void> {
  const id = randomUUID();
  const update = {
    level_slug: 'intro-level1',
    last_status: 'in_progress',
    last_code_executed: code,
    run_id: id,
  };
  await post(context, '/api/level/update/python', update);
  await put(context, `/api/level/run-outcome/${id}`, outcome);
}

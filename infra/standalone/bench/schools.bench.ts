// Measures how much longer the pages of a class and of all students take in a large school than in an empty one, while the
// platform has 1,000, 10,000 and 100,000 students: the ratio of the medians of requests that are sent in turn.
import { addSchools } from './schools.rows.ts';
import { startSeededServer } from './seeded.server.ts';
import { quantile } from './server.ts';

const GOAL = 1.5;
const SIZES = [1_000, 10_000, 100_000];
const ROUNDS = 60;

/** Who reads, and which class. */
interface Reader {
  readonly cookie: string;
  readonly classId: string;
}

/** What a page reads, one call after the other. */
const PAGES: Readonly<Record<string, (reader: Reader) => readonly string[]>> = {
  class: ({ classId }) => [
    `/api/organization/classes/${classId}`,
    `/api/organization/students?class_id=${classId}`,
    `/api/level/class/${classId}/progress`,
  ],
  students: () => ['/api/organization/students'],
  search: () => ['/api/organization/students?search=name%204'],
};

const { seeded, port, client, cookieOf, stop } = await startSeededServer();

const large = seeded.organizations['meadow'] ?? '';
const small = seeded.organizations['harbour'] ?? '';
await client.query('delete from organization.students where organization_id = $1', [small]);

async function read(reader: Reader, calls: readonly string[]): Promise<number> {
  const begin = performance.now();
  for (const call of calls) {
    const answer = await fetch(`http://127.0.0.1:${port}${call}`, { headers: { cookie: reader.cookie } });
    if (!answer.ok) throw new Error(`${call} answers ${answer.status}: ${await answer.text()}`);
    await answer.arrayBuffer();
  }
  return performance.now() - begin;
}

const CLASS_OF = `
  select id from organization.classes where organization_id = $1
  order by (select count(*) from organization.students s where s.class_id = classes.id) desc, id limit 1`;
const readerOf = async (person: string, organization: string): Promise<Reader> => ({
  cookie: cookieOf(person),
  classId: (await client.query<{ id: string }>(CLASS_OF, [organization])).rows[0]?.id ?? '',
});

/** Returns the ratio of the medians, large to empty, for each page. */
async function compare(): Promise<Record<string, number>> {
  const [full, empty] = [await readerOf('admin', large), await readerOf('other-admin', small)];
  const ratios: Record<string, number> = {};
  for (const [page, callsOf] of Object.entries(PAGES)) {
    const times: { full: number[]; empty: number[] } = { full: [], empty: [] };
    for (let round = 0; round < ROUNDS; round += 1) {
      times.full.push(await read(full, callsOf(full)));
      times.empty.push(await read(empty, callsOf(empty)));
    }
    ratios[page] = quantile(times.full, 0.5) / quantile(times.empty, 0.5);
  }
  return ratios;
}

const measured: string[] = [];
let worst = 0;
for (const students of SIZES) {
  await addSchools(client, large, students);
  const ratios = await compare();
  worst = Math.max(worst, ...Object.values(ratios));
  const told = Object.entries(ratios).map(([page, ratio]) => `${page} ${ratio.toFixed(2)}`);
  measured.push(`${students.toLocaleString('en')} students: ${told.join(', ')}`);
}
await stop();

const value = Math.round(worst * 100) / 100;
console.log(
  JSON.stringify({
    name: 'pages of a large school, compared with an empty one',
    value,
    unit: 'ratio',
    goal: GOAL,
    ok: value <= GOAL,
    detail: measured.join('; '),
  }),
);

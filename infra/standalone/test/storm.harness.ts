import { createPaddle, PaddleEnvSchema, sign } from '@burrow/paddle';
import { randomUUID } from 'node:crypto';

export type Query = (sql: string, values?: unknown[]) => Promise<Record<string, unknown>[]>;

const PAID = '4242 4242 4242 4242';
const LATER_DECLINED = '4000 0027 6000 3184';
const DAY_MS = 86_400_000;
const HEADERS = { authorization: 'bearer pdl_test_stand-in' };

interface Ordered {
  readonly id: string;
  readonly account_id: string;
  readonly plan: string;
  readonly amount: number;
  readonly currency: string;
  readonly transaction: string;
  readonly student_id: string | null;
}

/** A year of families: what they ordered, and what the provider said of it. */
export interface Year {
  /** As it happened. */
  readonly bodies: readonly string[];
  /** What was paid at another price, or in another currency, than we had asked for. */
  readonly spoiled: readonly string[];
  /** Writes down who ordered what. */
  order(query: Query): Promise<void>;
}

/** What we asked for, where the provider took something else. */
const SPOILED = [{ amount: 1 }, { currency: 'JPY' }, {}, {}] as const;

function openProvider() {
  const paddle = createPaddle(PaddleEnvSchema.parse({ PORT: '0' }));
  const post = async (url: string, payload: object) =>
    (await paddle.app.inject({ method: 'POST', url, payload, headers: HEADERS })).json();
  const buy = async (account_id: string, plan: string, card = PAID): Promise<Ordered> => {
    const id = randomUUID();
    const items = [{ price_id: `pri_test_${plan.replace('-', '_')}`, quantity: 1 }];
    const { data } = await post('/transactions', { items, currency_code: 'EUR', custom_data: { order: id } });
    const form = new URLSearchParams({ _ptxn: data.id, card, email: 'karin@example.com', country: 'DE' });
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await paddle.app.inject({ method: 'POST', url: '/checkout', payload: form.toString(), headers });
    const amount = Number(data.details.totals.total);
    return { id, account_id, plan, amount, currency: 'EUR', transaction: data.id, student_id: null };
  };
  const pass = (days: number) =>
    post('/test/clock', { to: new Date(Date.now() + days * DAY_MS).toISOString() });
  return { paddle, post, buy, pass };
}

/** Renewals, cards that fail, refunds and chargebacks. */
async function live({ post, pass }: ReturnType<typeof openProvider>, orders: readonly Ordered[]) {
  await pass(200);
  const reason = 'too hard';
  for (const [at, { transaction: transaction_id }] of orders.entries()) {
    if (at % 5 === 0) await post('/test/chargebacks', { transaction_id });
    if (at % 10 === 0) await post('/test/chargebacks', { transaction_id, action: 'chargeback_reverse' });
    if (at % 5 !== 2) continue;
    const { data } = await post('/adjustments', { action: 'refund', transaction_id, reason });
    await post(`/test/adjustments/${data.id}`, { status: at % 2 === 0 ? 'approved' : 'rejected' });
  }
  await pass(400);
}

/** Plays a year of so many families at the stand-in of the provider. */
export async function yearOf(families: number): Promise<Year> {
  const provider = openProvider();
  const accounts = Array.from({ length: families }, () => ({ id: randomUUID(), owner_id: randomUUID() }));
  const students = accounts.map(({ owner_id: parent_id }) => ({ student_id: randomUUID(), parent_id }));
  const orders: Ordered[] = [];
  const spoiled: string[] = [];
  for (const [at, { id }] of accounts.entries()) {
    const card = at % 3 === 2 ? LATER_DECLINED : PAID;
    orders.push(await provider.buy(id, at % 2 === 0 ? 'unlimited-monthly' : 'unlimited-yearly', card));
    const course = await provider.buy(id, 'beginner');
    const asked = SPOILED[at % SPOILED.length] ?? {};
    if (Object.keys(asked).length > 0) spoiled.push(course.transaction);
    orders.push({ ...course, ...asked, student_id: students[at]?.student_id ?? null });
  }
  await live(provider, orders);
  const bodies = provider.paddle.store.events.all.map(event => JSON.stringify(event));
  await provider.paddle.close();
  const write = (query: Query, table: string, columns: string, rows: readonly object[]) =>
    query(
      `insert into payment.${table} (${columns}) select ${columns} from jsonb_populate_recordset(null::payment.${table}, $1)`,
      [JSON.stringify(rows)],
    );
  return {
    bodies,
    spoiled,
    order: async query => {
      const owned = accounts.map(account => ({ ...account, owner_kind: 'user' }));
      await write(query, 'accounts', 'id, owner_kind, owner_id', owned);
      const known = students.map(student => ({ ...student, version: 1 }));
      await write(query, 'students', 'student_id, version, parent_id', known);
      await write(query, 'orders', 'id, account_id, plan, amount, currency, transaction, student_id', orders);
    },
  };
}

/** Everything that is computed and opens or costs something, in an order that depends on nothing else. */
const COMPUTED = `select
  (select json_agg(p order by p.id) from payment.purchases p) as purchases,
  (select json_agg(s order by s.id) from payment.subscriptions s) as subscriptions,
  (select json_agg(e order by e.id) from payment.ledger_entries e) as entries,
  (select json_agg(l order by l.entry_id, l.account) from payment.ledger_lines l) as lines,
  (select json_agg(json_build_object('purchase', a.purchase_id, 'student', a.student_id) order by a.purchase_id)
    from payment.assignments a join payment.purchases p on p.id = a.purchase_id where p.state = 'paid') as assignments,
  (select json_agg(json_build_object('id', id, 'told', told) order by id) from payment.accounts
    where told <> '{"subscription": null, "valid_until": null, "assignments": []}') as told`;

export const computedIn = async (query: Query): Promise<Record<string, unknown>> =>
  (await query(COMPUTED))[0] ?? {};

interface Said {
  readonly data: {
    readonly id: string;
    readonly transaction_id?: string;
    readonly custom_data?: { readonly order?: string };
  };
}

/** The first webhook of each order, then the second of each, and so on: what is about different orders is independent. */
export function roundsOf(bodies: readonly string[]): string[][] {
  const orderOf = new Map<string, string>();
  const counts = new Map<string, number>();
  const rounds: string[][] = [];
  for (const body of bodies) {
    const { data } = JSON.parse(body) as Said;
    const order = data.custom_data?.order ?? orderOf.get(data.transaction_id ?? '') ?? '';
    orderOf.set(data.id, order);
    const round = counts.get(order) ?? 0;
    counts.set(order, round + 1);
    (rounds[round] ??= []).push(body);
  }
  return rounds;
}

/** The same list in another order each time. */
export const shuffled = <One>(list: readonly One[]): One[] =>
  list
    .map(one => ({ one, at: Math.random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ one }) => one);

export const SECRET = 'pdl_ntfset_test_secret';

const nowS = (): number => Math.floor(Date.now() / 1000);

export const signed = (body: string): string => sign(body, SECRET, nowS());

/** What somebody who does not know the secret may send instead of a webhook: a body with a signature. */
export const forgeriesOf = (body: string): [body: string, signature: string][] => [
  [body, sign(body, 'pdl_ntfset_another_secret', nowS())],
  [body, sign(body, SECRET, nowS() - 3_600)],
  [body.replace('"occurred_at":"2', '"occurred_at":"3'), signed(body)],
  [body.replace('evt_', 'evt_0'), signed(body)],
];

/** What a list is asked with, as it stands in the call's query. */
export type ListQuery = Readonly<Record<string, string | undefined>>;

const PAGE = 50;
const MOST = 200;

type One = Readonly<Record<string, unknown>>;

/** Fields by which Paddle filters its lists; several values of one are separated by commas. */
const FILTERS = [
  'id',
  'email',
  'status',
  'action',
  'customer_id',
  'subscription_id',
  'transaction_id',
  'collection_mode',
] as const;

/** How a date is compared: only lists of transactions take these. */
const COMPARE: Readonly<Record<string, (time: number, given: number) => boolean>> = {
  LT: (time, given) => time < given,
  LTE: (time, given) => time <= given,
  GT: (time, given) => time > given,
  GTE: (time, given) => time >= given,
};
const DATE = /^(created_at|updated_at|billed_at)\[(\w+)\]$/;

const isOneOf = (given: string, value: unknown): boolean => given.split(',').includes(String(value));

function isWithin(one: One, name: string, given: string): boolean {
  const [, field = '', operator = ''] = DATE.exec(name) ?? [];
  const compare = COMPARE[operator];
  if (!compare) return true;
  return compare(Date.parse(String(one[field])), Date.parse(given));
}

/** Whether an entry of a list is what the call asks for. Parameters that are no filter say nothing about it. */
export function isWanted(one: One, query: ListQuery): boolean {
  return Object.entries(query).every(
    ([name, given = '']) =>
      (!FILTERS.some(filter => filter === name) || isOneOf(given, one[name])) && isWithin(one, name, given),
  );
}

export interface Listed {
  /** The whole list, oldest first. */
  readonly all: readonly object[];
  readonly query: ListQuery;
  /** Where this list is: the next page is asked for there. */
  readonly url: string;
  /** The field by which `after` names an entry. */
  readonly key?: string;
}

/** A page of a list as Paddle answers it: what is wanted, after an entry, and where the next page is. */
export function pageOf({ all, query, url, key = 'id' }: Listed) {
  const wanted = (all as readonly One[]).filter(one => isWanted(one, query));
  const from = query['after'] === undefined ? 0 : wanted.findIndex(one => one[key] === query['after']) + 1;
  const per_page = Math.min(Number(query['per_page'] ?? PAGE), MOST);
  const data = wanted.slice(from, from + per_page);
  const has_more = from + per_page < wanted.length;
  const more = new URLSearchParams({ ...query, after: String(data.at(-1)?.[key]) } as Record<string, string>);
  const next = has_more ? `${url}?${more}` : url;
  const pagination = { per_page, next, has_more, estimated_total: wanted.length };
  return { data, meta: { request_id: 'test', pagination } };
}

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import type { Store } from './store.ts';

/** What of a store is kept: all that it knows. Ids and the clock go on where they were. */
const kept = ({
  clock,
  ids,
  prices,
  customers,
  addresses,
  transactions,
  subscriptions,
  adjustments,
  credits,
  afterRetries,
  events,
}: Store) => ({
  ahead: clock.ahead,
  count: ids.count,
  prices,
  customers,
  addresses,
  transactions,
  subscriptions,
  adjustments,
  credits,
  afterRetries,
  events: events.all,
  waiting: events.waiting,
});

type Kept = ReturnType<typeof kept>;

function copy<Key, Value>(from: ReadonlyMap<Key, Value>, to: Map<Key, Value>): void {
  for (const [key, value] of from) to.set(key, value);
}

/** Gives a new store what one knew that has ended, and sends what nobody had taken. Without a file it knows nothing yet. */
export function readState(file: string, store: Store): void {
  if (!existsSync(file)) return;
  const was = deserialize(readFileSync(file)) as Kept;
  store.clock.ahead = was.ahead;
  store.ids.count = was.count;
  store.afterRetries = was.afterRetries ?? 'cancel';
  store.prices.splice(0, store.prices.length, ...was.prices);
  copy(was.customers, store.customers);
  copy(was.addresses, store.addresses);
  copy(was.transactions, store.transactions);
  copy(was.subscriptions, store.subscriptions);
  copy(was.adjustments, store.adjustments);
  copy(was.credits, store.credits);
  store.events.all.push(...was.events);
  for (const id of was.waiting) store.events.waiting.add(id);
  store.events.resume();
}

/** Keeps what a store knows, whole or not at all. */
export function writeState(file: string, store: Store): void {
  writeFileSync(`${file}.new`, serialize(kept(store)));
  renameSync(`${file}.new`, file);
}

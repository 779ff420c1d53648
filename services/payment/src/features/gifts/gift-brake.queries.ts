import { sql } from '@burrow/service-kit';

/** If several processes try at the same time, only one makes the salt of the hour. */
export const KEEP_SALT = sql<{ readonly hour: string }>`
  insert into payment.network_salts (hour, salt) values ($1, $2) on conflict (hour) do nothing returning hour`;

/** SQL because it reads what KEEP_SALT has decided. */
export const SALT = sql<{ readonly salt: Buffer }>`select salt from payment.network_salts where hour = $1`;

export const FORGET_SALTS = sql`delete from payment.network_salts where hour < $1`;

export const FORGET_NETWORKS = sql`delete from payment.gift_networks where hour < $1`;

/** Nothing for a network that has begun as many as it may. */
export const COUNT_GIFT = sql<{ readonly count: number }>`
  insert into payment.gift_networks as counted (hour, network_hash, count) values ($1, $2, 1)
  on conflict (hour, network_hash) do update set count = counted.count + 1 where counted.count < $3
  returning count`;

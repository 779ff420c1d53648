import { sql } from '@burrow/service-kit';

/** If several processes try at the same time, only one creates the salt of the day. */
export const KEEP = sql`insert into learning.address_salts (day, salt) values ($1, $2) on conflict (day) do nothing`;

/** SQL because each run of a level asks: it is hot. */
export const SALT = sql<{ readonly salt: Buffer }>`select salt from learning.address_salts where day = $1`;

export const FORGET_SALTS = sql`delete from learning.address_salts where day < $1`;

export const FORGET_RUNS = sql`delete from learning.address_runs where day < $1`;

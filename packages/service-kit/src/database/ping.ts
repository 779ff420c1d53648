import type pg from 'pg';

/** Resolves when the database answers. */
export const ping = async (pool: pg.Pool): Promise<void> => void (await pool.query('select 1'));

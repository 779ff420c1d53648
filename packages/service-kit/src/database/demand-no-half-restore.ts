import type pg from 'pg';
import { StartError } from '../config/setting.error.ts';

const IS_UNFINISHED = `select to_regclass('restore.unfinished') is not null as is_unfinished`;

/** Whether a restore into this database began and did not end. */
export async function isRestoreUnfinished(db: Pick<pg.ClientBase, 'query'>): Promise<boolean> {
  const { rows } = await db.query<{ is_unfinished: boolean }>(IS_UNFINISHED);
  return rows[0]?.is_unfinished ?? false;
}

/** @throws StartError if what is in the database is half of a backup */
export async function demandNoHalfRestore(db: Pick<pg.ClientBase, 'query'>): Promise<void> {
  if (await isRestoreUnfinished(db))
    throw new StartError(
      'A restore into this database did not come to its end. Run npm run restore with the same backup again: it begins anew.',
    );
}

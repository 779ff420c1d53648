import { commandDataSource } from '@burrow/service-kit';
import { ACCOUNT_SCHEMA } from './account.schema.ts';

/** For TypeORM's command, built: `npx typeorm migration:show -d services/account/dist/database/data-source.js`. */
export const dataSource = commandDataSource(ACCOUNT_SCHEMA);
